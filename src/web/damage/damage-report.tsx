import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import { useClubStamp } from "../clock/use-club-stamp";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Notice } from "../ui/notice";
import { ConfirmUnusable } from "./confirm-unusable";
import { DamageDecision } from "./damage-decision";
import { OfferedBookings } from "./offered-bookings";
import { ReportPhotos } from "./report-photos";
import { severityWords } from "./severity-words";

/** One report as staff see it: who saw what, the boat's bookings, and what to do. */
export function DamageReport({ report }: { report: StaffDamageView }) {
  const stamp = useClubStamp();
  const { boat, severity, resolvedAt, entries, launched } = report;
  return (
    <Card as="li" aria-label={boat.name} className="grid gap-4">
      <h2 className="flex flex-wrap items-center gap-2 text-2xl">
        {boat.name}
        <Badge tone={resolvedAt ? "good" : severity === "unusable" ? "danger" : "careful"}>
          {resolvedAt ? "Mended" : severityWords[severity].label}
        </Badge>
        {!report.boatAvailable && <Badge>Offline</Badge>}
      </h2>
      {report.waitsForStaff && <ConfirmUnusable report={report} />}
      {severity === "unusable" &&
        launched.map((outing) => (
          <Notice key={outing.bookingId} kind="danger" title="It is out on the water">
            {outing.rower}, {outing.reference}. That booking stays as it is.
          </Notice>
        ))}
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.createdAt} className="grid gap-0.5">
            <p>{entry.what || "No longer kept"}</p>
            <p className="text-ink-soft text-sm">
              {entry.by}, {stamp(entry.createdAt).words}
              {entries.length > 1 && `, ${severityWords[entry.severity].label}`}
            </p>
          </li>
        ))}
      </ul>
      <ReportPhotos report={report} />
      <OfferedBookings offers={report.offers} />
      <DamageDecision report={report} />
    </Card>
  );
}
