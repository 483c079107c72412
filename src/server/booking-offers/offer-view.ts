import type { ChosenView, OfferView } from "../../shared/booking-offers/booking-offer-schemas";
import { bookingReference } from "../../shared/bookings/booking-reference";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Boat, Booking } from "../generated/prisma/client";
import { bookedStatus } from "../slots/booked";

/** A booking for whoever has the address of its offer: without a lock code, without a name. */
export const toOfferedBooking = (
  booking: Booking & { boat: Pick<Boat, "name"> },
  club: ClubProfile,
): OfferView["booking"] => ({
  id: booking.id,
  reference: bookingReference(booking.id, club),
  boatId: booking.boatId,
  boat: { name: booking.boat.name },
  ...spanOf(booking),
  hoursUsed: booking.hoursUsed.toNumber(),
  hoursReturned:
    booking.status === "cancelled" ? booking.hoursUsed.minus(booking.hoursKept).toNumber() : 0,
  status: bookedStatus(booking),
});

/** The booking as a choice has left it, and what went back. */
export async function toChosenView(
  tx: Tx,
  bookingId: number,
  club: ClubProfile,
): Promise<ChosenView> {
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: { boat: true },
  });
  const offered = toOfferedBooking(booking, club);
  return { booking: offered, hoursRefunded: offered.hoursReturned };
}
