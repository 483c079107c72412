import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { wantedBoat, wantedTime } from "./waitlist-words";

/** What a member waits for, each with a press that takes it off; nothing where they wait for nothing. */
export function MyWaitlistEntries({ entries }: { entries: readonly WaitlistEntryView[] }) {
  const open = entries.filter(({ status }) => status === "open");
  const boats = trpc.boats.list.useQuery().data ?? [];
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(open.length);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="waitlist" className="grid gap-2">
      <h2 id="waitlist" ref={heading} tabIndex={-1} className="scroll-mt-32 text-xl">
        You are waiting for
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {open.map((entry) => (
          <WaitlistEntry
            key={entry.id}
            entry={entry}
            boatName={boats.find(({ id }) => id === entry.boatId)?.name}
          />
        ))}
      </ul>
    </section>
  );
}

function WaitlistEntry({
  entry,
  boatName,
}: {
  entry: WaitlistEntryView;
  boatName: string | undefined;
}) {
  const formats = useFormats();
  const { today } = useClubClock();
  const { act, pending, refusal } = useAct(trpc.bookings.deleteWish.useMutation(readFirst));
  const what = wantedBoat(entry, boatName, useProfile());
  const when = wantedTime(entry, today, formats);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 text-sm tabular-nums">
        <span className="font-semibold">{what}</span> <span className="text-ink-soft">{when}</span>
      </p>
      <Button size="small" variant="quiet" disabled={pending} onClick={() => act({ id: entry.id })}>
        Remove <span className="sr-only">{`${what}, ${when}`}</span>
      </Button>
      <FormError>{refusal}</FormError>
    </li>
  );
}
