import { useState } from "react";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import type { ClubTime } from "../../shared/time/club-now";
import { Button } from "../ui/button";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";

const CrewDialog = lazyDialog(async () => (await import("./crew-dialog")).CrewDialog);
const LeaveDialog = lazyDialog(async () => (await import("./leave-dialog")).LeaveDialog);

interface CrewButtonProps {
  booking: MemberBookingView;
  now: ClubTime;
}

/**
 * Opens the crew of an own outing; whoever is in somebody's leaves it. A crew changes as long as a member
 * may cancel the booking (rules, Crew). A boat for one has none, unless it carried more when they were asked.
 */
export function CrewButton({ booking, now }: CrewButtonProps) {
  const [open, setOpen] = useState(false);
  if (refuseCancelling(booking, now, false) !== null) return null;
  if (booking.boat.forOne && !booking.crew) return null;
  const isRower = booking.role === "rower";
  const CrewOrLeave = isRower ? CrewDialog : LeaveDialog;
  const words = booking.crew ? "Crew" : "Ask somebody along";
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {isRower ? words : "Leave"} <span className="sr-only">booking {booking.reference}</span>
      </Button>
      {open && <CrewOrLeave booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
