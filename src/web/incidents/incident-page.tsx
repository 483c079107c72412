import { useParams } from "wouter";
import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { isOpen } from "../../shared/incidents/is-open";
import { formatTime } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { statusOf } from "../calls/failure-sentence";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { StaffScreen } from "../layout/staff-screen";
import { dataOf, missedOf, useRead } from "../layout/use-read";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { IncidentActs } from "./incident-acts";
import { IncidentFacts } from "./incident-facts";
import { IncidentStanding } from "./incident-standing";
import { WhoWasTold } from "./who-was-told";
import { WhomToCall } from "./whom-to-call";

/** One boat that is overdue: whom to call, what is known, what to press, who was told. */
export function IncidentPage() {
  const formats = useFormats();
  const { bookingId: text = "" } = useParams();
  const bookingId = Number(text);
  const known = /^\d{1,9}$/.test(text);
  const read = useRead(trpc.admin.incident.useQuery({ bookingId }, { enabled: known }));
  const gone = !known || statusOf(missedOf(read)?.error) === 404;
  const incident = dataOf(read);
  return (
    <StaffScreen
      title={incident ? titleOf(incident) : "Incident"}
      lead={incident && `Due ${formatTime(incident.dueTime, formats)}, ${dayOf(incident)}`}
    >
      {gone ? (
        <NoIncident />
      ) : (
        <Read of={read} failure="The incident did not load" skeleton="h-160">
          {(one) => <Incident incident={one} />}
        </Read>
      )}
    </StaffScreen>
  );
}

const titleOf = (incident: LookedAtIncident) =>
  isOpen(incident) ? `${incident.boat.name} is overdue` : incident.boat.name;

const dayOf = ({ bookingDate }: LookedAtIncident) => formatDate(bookingDate, "EEEE, MMMM d");

function Incident({ incident }: { incident: LookedAtIncident }) {
  return (
    <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2 lg:gap-8">
      <div className="grid gap-6 *:min-w-0">
        <IncidentStanding incident={incident} />
        {isOpen(incident) && <WhomToCall incident={incident} />}
        <IncidentFacts incident={incident} />
      </div>
      <div className="grid gap-6 *:min-w-0">
        {isOpen(incident) && <IncidentActs incident={incident} />}
        <WhoWasTold incident={incident} />
      </div>
    </div>
  );
}

function NoIncident() {
  return (
    <EmptyState
      level="section"
      title="We could not find that incident."
      action={<ButtonLink to={paths.incidents}>All incidents</ButtonLink>}
    >
      A late boat stands here once an alarm has gone beyond its rower.
    </EmptyState>
  );
}
