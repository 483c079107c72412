import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useOutingLog } from "../outings/use-outing-log";
import { useSignedIn } from "../signed-in";
import { Button } from "../ui/button";
import { Panel } from "../ui/panel";
import { NoteForm } from "./note-form";

/** What to press while a boat is overdue: it is back, I see to it; and for admins, end it. */
export function IncidentActs({ incident: { bookingId } }: { incident: LookedAtIncident }) {
  const { role } = useSignedIn();
  const { land, pending } = useOutingLog();
  const acknowledging = trpc.admin.acknowledgeIncident.useMutation(readFirst);
  const closing = trpc.admin.closeIncident.useMutation(readFirst);
  return (
    <Panel title="What happens now?">
      <Button
        full
        className="min-h-14 text-lg"
        disabled={pending}
        onClick={() => land({ id: bookingId })}
      >
        The boat is back
      </Button>
      <NoteForm
        label="I see to it"
        help="Silences the alarms for 30 minutes. Everyone reads your words."
        suggestions={["I am calling the rower", "I am going to the dock", "Rescue is called"]}
        onSend={(note) => acknowledging.mutateAsync({ bookingId, note })}
      />
      {role === "admin" && (
        <details className="rounded-md border border-line px-4 py-2">
          <summary className="min-h-11 content-center font-semibold">
            End it without a landing
          </summary>
          <NoteForm
            label="Close the incident"
            help="No more alarms about this boat, which stays out in the log until somebody lands it."
            suggestions={["Everybody is safe ashore"]}
            onSend={(note) => closing.mutateAsync({ bookingId, note })}
          />
        </details>
      )}
    </Panel>
  );
}
