import { trpc } from "../api";
import { compareStarts, currentBookings } from "../bookings/current-bookings";
import { CurrentBookingsSection } from "../bookings/current-bookings-section";
import { useClubClock } from "../club-clock";
import { CancelAnyBookingButton } from "./cancel-any-booking-button";

/** The admin's own outings from today on, the soonest first. */
export function AdminOutings() {
  const now = useClubClock();
  const mine = trpc.bookings.mine.useQuery();
  const bookings = mine.isLoading ? undefined : (mine.data ?? []);
  return (
    <CurrentBookingsSection
      bookings={bookings && currentBookings(bookings, now).sort(compareStarts)}
      now={now}
      onRetry={mine.isError ? mine.refetch : undefined}
      cancelButton={(booking) => (
        <CancelAnyBookingButton booking={booking} boatName={booking.boat.name} memberName={null} />
      )}
    />
  );
}
