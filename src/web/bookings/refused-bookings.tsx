import { trpc } from "../calls/api";
import { StandingBookings, type StandingBookingsFrame } from "../layout/standing-bookings";
import { useRead } from "../layout/use-read";

/** Bookings ahead that could not be made any more, as the club is set now. */
export function RefusedBookings({ frame }: StandingBookingsFrame) {
  return (
    <StandingBookings
      of={useRead(trpc.admin.refusedBookings.useQuery())}
      failure="Bookings against the club's settings did not load"
      frame={frame}
      title="Bookings that would be refused now"
      advice="They were made before a setting changed, the weather turned or the club closed, and they stand. Speak with the rower, or have an admin move or cancel the booking."
      against={({ message }) => message}
    />
  );
}
