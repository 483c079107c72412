import { Link } from "wouter";
import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import { isOver } from "../../../shared/outings/booking-stage";
import { outingState } from "../../../shared/time/booking-span";
import { outingDay, outingTimes } from "../../../shared/time/outing-words";
import { BoatMark } from "../../boats/boat-mark";
import { CancelAnyBookingButton } from "../../bookings/history/cancel-any-booking-button";
import { MoveLink } from "../../bookings/moving/move-link";
import { WarningLines } from "../../bookings/warning-lines";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { memberPath } from "../../paths";
import { Dialog } from "../../ui/dialogs/dialog";
import { LoggedEnd, LoggedReturn, LoggedWords, useStageOf } from "./logged";
import { spanOf } from "./span-of";

/** One outing of the week: whose, in which boat, when, and its cancelling while it is not over. */
export function OutingDialog(props: { booking: AdminBookingView; onClose: () => void }) {
  const formats = useFormats();
  const { booking, onClose } = props;
  const now = useClubClock();
  const span = spanOf(booking);
  const byClock = outingState(span, now);
  const over = isOver(useStageOf()(booking));
  const { id, reference, boatName, memberName } = booking;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={reference}>
      <div className="grid gap-4">
        <p className="grid gap-1">
          <Link to={memberPath(booking.memberId)} className="text-link font-semibold text-lg">
            {memberName}
          </Link>
          <span className="flex items-center gap-2">
            <BoatMark boat={{ id: booking.boatId }} /> {boatName}
          </span>
          <span className="tabular-nums">
            {outingDay(span.bookingDate, now.today)}, {outingTimes(span, formats)}
          </span>
          <a href={`mailto:${booking.memberEmail}`} className="text-link break-words text-sm">
            {booking.memberEmail}
          </a>
        </p>
        {booking.warnings.length > 0 && (
          <p className="text-sm">
            <WarningLines warnings={booking.warnings} />
          </p>
        )}
        {booking.override !== null && <p className="text-sm">Booked because: {booking.override}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {over ? <LoggedEnd bookingId={id} /> : <LoggedReturn bookingId={id} />}
          <LoggedWords bookingId={id} />
        </div>
        {!over && byClock !== "completed" && (
          <div className="flex flex-wrap gap-3">
            {byClock === "upcoming" && (
              <MoveLink booking={{ ...span, id, reference, boatId: booking.boatId }} />
            )}
            <CancelAnyBookingButton
              booking={{ ...span, id, reference }}
              boatName={boatName}
              memberName={memberName}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
