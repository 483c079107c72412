import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { StandingBookings, type StandingBookingsFrame } from "../layout/standing-bookings";
import { useRead } from "../layout/use-read";

/** Bookings ahead whose rower is no longer cleared for the boat. */
export function UnclearedBookings({ frame }: StandingBookingsFrame) {
  return (
    <StandingBookings
      of={useRead(trpc.admin.unclearedBookings.useQuery())}
      failure="Bookings without a clearance did not load"
      frame={frame}
      title="Bookings without a clearance"
      advice="They stay booked. Grant the clearance again, speak with the rower, or have an admin move or cancel the booking."
      against={({ clearance, expiredOn }) =>
        expiredOn === null
          ? `Does not hold ${clearance}`
          : `${clearance} ends on ${formatDate(expiredOn)}`
      }
    />
  );
}
