import { useParams } from "wouter";
import { mailTopicWords } from "../../shared/mail/mail-topics";
import { AuthFrame } from "../auth/auth-frame";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { FormError } from "../ui/forms/form-error";

/** Where the foot of a mail leads: one press, no sign-in. */
export function UnsubscribePage() {
  const { token = "" } = useParams();
  const unsubscribing = trpc.auth.unsubscribe.useMutation();
  const stop = useAct(unsubscribing);
  if (unsubscribing.data) {
    const { label } = mailTopicWords[unsubscribing.data.topic];
    return (
      <AuthFrame title="You will get no more of these" lead={`Stopped: “${label}”.`}>
        <div>
          <ButtonLink to={paths.account} variant="secondary">
            Choose your messages
          </ButtonLink>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Stop these messages?"
      lead="The others still come, and you can change it back."
    >
      <div className="grid justify-items-start gap-4">
        <FormError>{stop.refusal}</FormError>
        <Button
          pending={stop.pending}
          pendingLabel="Stopping..."
          onClick={() => stop.act({ token })}
        >
          Stop messages of this kind
        </Button>
      </div>
    </AuthFrame>
  );
}
