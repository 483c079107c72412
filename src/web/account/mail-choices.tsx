import { type MailTopic, mailTopicWords, topicsFor } from "../../shared/mail/mail-topics";
import type { Role } from "../../shared/members/role";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { Card } from "../ui/card";
import { CheckboxField } from "../ui/forms/checkbox-field";

interface MailChoicesProps {
  role: Role;
  without: readonly MailTopic[];
}

/** Each change is kept at once. Mail about a booking that the club changes cannot be switched off. */
export function MailChoices({ role, without }: MailChoicesProps) {
  const api = trpc.useUtils();
  const saving = useAct(trpc.auth.chooseMail.useMutation(), {
    toast: "Not saved",
    overlapping: true,
  });

  function choose(topic: MailTopic, wanted: boolean) {
    const others = without.filter((one) => one !== topic);
    const next = wanted ? others : [...others, topic];
    api.auth.account.setData(undefined, (old) => old && { ...old, without: next });
    void saving.act({ without: next });
  }

  return (
    <Card aria-labelledby="mail-choices">
      <h2 id="mail-choices" className="pb-1 text-xl">
        Messages
      </h2>
      <p className="pb-3 text-ink-soft text-sm">
        Receipts, password links, and changes the club makes to your bookings always come.
      </p>
      <div className="grid gap-3">
        {topicsFor(role).map((topic) => (
          <CheckboxField
            key={topic}
            checked={!without.includes(topic)}
            onChange={({ target }) => choose(topic, target.checked)}
            label={
              <>
                <span className="block font-semibold">{mailTopicWords[topic].label}</span>
                <span className="block text-ink-soft text-sm">{mailTopicWords[topic].help}</span>
              </>
            }
          />
        ))}
      </div>
    </Card>
  );
}
