import { trpc } from "../api";
import { CancelAnyBookingButton } from "../bookings/cancel-any-booking-button";
import { compareStarts, currentBookings } from "../bookings/current-bookings";
import { CurrentBookingsSection } from "../bookings/current-bookings-section";
import { useClubClock } from "../club-clock";
import { useRead } from "../layout/use-read";

/** The admin's own outings from today on, the soonest first. */
export function AdminOutings() {
  const now = useClubClock();
  const mine = useRead(trpc.bookings.mine.useQuery());
  return (
    <CurrentBookingsSection
      read={mine}
      current={(bookings) => currentBookings(bookings, now).sort(compareStarts)}
      now={now}
      cancelButton={(booking) => (
        <CancelAnyBookingButton booking={booking} boatName={booking.boat.name} memberName={null} />
      )}
    />
  );
}
