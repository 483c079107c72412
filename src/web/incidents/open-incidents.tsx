import { Link, useLocation } from "wouter";
import type { IncidentView } from "../../shared/incidents/incident-schemas";
import { isOpen } from "../../shared/incidents/is-open";
import { fullName } from "../../shared/members/full-name";
import { dueDay } from "../../shared/outings/due-day";
import { formatTime } from "../../shared/time/clock-times";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { incidentPath } from "../paths";
import { DangerIcon } from "../ui/icons/icons";

/** The boats that are overdue, on top of every screen of the staff; nothing while there are none. */
export function OpenIncidents() {
  const { data, isError } = trpc.admin.incidents.useQuery();
  const [pathname] = useLocation();
  const open = (data ?? []).filter(
    (incident) => isOpen(incident) && incidentPath(incident.bookingId) !== pathname,
  );
  if (open.length === 0) return isError && !data ? <NotKnown /> : null;
  return (
    <section aria-label="Overdue boats" className="bg-signal text-on-signal print:hidden">
      <ul className="page-width grid divide-y divide-on-signal/30">
        {open.map((incident) => (
          <li key={incident.bookingId}>
            <OpenIncident incident={incident} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenIncident({ incident }: { incident: IncidentView }) {
  const formats = useFormats();
  const { bookingId, boat, rower, bookingDate, dueTime, extendedTo, state } = incident;
  const { today } = useClubClock();
  return (
    <Link
      to={incidentPath(bookingId)}
      className="flex min-h-12 items-center gap-3 py-2 font-semibold text-on-signal underline underline-offset-3"
    >
      <DangerIcon className="shrink-0" />
      <span>
        Overdue: {boat.name}, due {formatTime(dueTime, formats)}
        {dueDay(bookingDate, today)}
        {extendedTo !== null && ` (extended to ${formatTime(extendedTo, formats)})`},{" "}
        {fullName(rower)}
        {state === "acknowledged" && " (seen to)"}
      </span>
    </Link>
  );
}

function NotKnown() {
  return (
    <p role="status" className="page-width py-2 text-ink-soft text-sm print:hidden">
      We could not check for overdue boats.
    </p>
  );
}
