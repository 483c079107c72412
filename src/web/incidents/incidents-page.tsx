import { Link } from "wouter";
import { neverCallsWords } from "../../shared/incidents/emergency-numbers";
import type { IncidentView } from "../../shared/incidents/incident-schemas";
import { fullName } from "../../shared/members/full-name";
import { formatTime } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { StaffScreen } from "../layout/staff-screen";
import { useRead } from "../layout/use-read";
import { incidentPath } from "../paths";
import { Badge } from "../ui/badge";
import { EmptyState } from "../ui/empty-state";
import { panelList } from "../ui/panel";
import { stateWords } from "./incident-words";

/** The boats that stayed out until an alarm went beyond their rower, open ones first. */
export function IncidentsPage() {
  const read = useRead(trpc.admin.incidents.useQuery());
  return (
    <StaffScreen title="Incidents" lead={neverCallsWords}>
      <Read of={read} failure="The incidents did not load" skeleton="h-64">
        {(incidents) =>
          incidents.length === 0 ? (
            <EmptyState level="section" title="No boat has been overdue">
              When one stays out past its due time, it stands here and on top of every staff screen.
            </EmptyState>
          ) : (
            <ul className={panelList}>
              {incidents.map((incident) => (
                <IncidentLine key={incident.bookingId} incident={incident} />
              ))}
            </ul>
          )
        }
      </Read>
    </StaffScreen>
  );
}

function IncidentLine({ incident }: { incident: IncidentView }) {
  const formats = useFormats();
  const { bookingId, boat, rower, bookingDate, dueTime, state } = incident;
  const { words, tone } = stateWords[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={incidentPath(bookingId)}
          className="inline-flex min-h-9 items-center font-semibold text-link pointer-coarse:min-h-11"
        >
          {boat.name}, {fullName(rower)}
        </Link>
        <p className="text-ink-soft text-sm tabular-nums">
          Due {formatTime(dueTime, formats)}, {formatDate(bookingDate, "EEEE, MMMM d, yyyy")}
        </p>
      </div>
      <Badge tone={tone}>{words}</Badge>
    </li>
  );
}
