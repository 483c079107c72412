import type { ReactNode } from "react";
import { codesFromWords } from "../../../shared/access-codes/codes-words";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { rowedLately } from "../../../shared/damage/rowed-lately";
import { formatHours } from "../../../shared/hours/quarters";
import type { BookingStage } from "../../../shared/outings/booking-stage";
import { formatDate } from "../../../shared/time/club-dates";
import type { ClubTime } from "../../../shared/time/club-now";
import { outingDay, outingTimes } from "../../../shared/time/outing-words";
import { useFormats } from "../../clock/use-formats";
import { Badge } from "../../ui/badge";
import { LockCode } from "../../ui/lock-code";
import { ReportDamageLink } from "../report-damage-link";
import { withWords } from "../together-words";
import { WarningLines } from "../warning-lines";

interface BookingRowProps {
  booking: MemberBookingView;
  stage: BookingStage;
  now: ClubTime;
  /** The cancel button, where this outing can still be cancelled. */
  cancel: ReactNode;
}

/** One current booking: the day as a tear-off calendar leaf, then boat, times and lock code. */
export function BookingRow({ booking, stage, now, cancel }: BookingRowProps) {
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <CalendarLeaf date={booking.bookingDate} />
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {booking.boat.name} {stage === "on-water" && <Badge tone="tide">On Water</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 tabular-nums">
          <span>{outingDay(booking.bookingDate, now.today)}</span>
          <span>{outingTimes(booking, formats)}</span>
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {booking.reference} · {formatHours(booking.paid ?? booking.hoursUsed)}
          {booking.insteadOf && ` · instead of ${booking.insteadOf}`}
        </p>
        {booking.with && <p>{withWords(booking)}</p>}
        {booking.warnings.length > 0 && (
          <p className="text-sm">
            <WarningLines warnings={booking.warnings} />
          </p>
        )}
        {rowedLately(booking, now) && <ReportDamageLink boatId={booking.boatId} />}
      </div>
      <div className="flex flex-1 items-center justify-between gap-4 sm:flex-none">
        {booking.boat.lockCode && (
          <span className="grid shrink-0 text-sm">
            <span aria-hidden="true" className="text-ink-soft">
              Lock code
            </span>
            <span className="text-lg">
              <LockCode code={booking.boat.lockCode} />
            </span>
          </span>
        )}
        {booking.codesFrom && (
          <span className="max-w-40 text-balance text-ink-soft text-sm">
            {codesFromWords(booking.codesFrom, now.today, formats)}
          </span>
        )}
        {cancel}
      </div>
    </li>
  );
}

function CalendarLeaf({ date }: { date: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid w-14 shrink-0 justify-items-center overflow-hidden rounded-md border border-line bg-float leading-tight"
    >
      <span className="w-full bg-tide-soft py-0.5 text-center font-semibold text-tide-deep text-xs">
        {formatDate(date, "MMM")}
      </span>
      <span className="py-1 font-display font-semibold text-xl tabular-nums">
        {formatDate(date, "d")}
      </span>
    </span>
  );
}
