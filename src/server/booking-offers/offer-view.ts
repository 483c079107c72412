import type { OfferView } from "../../shared/booking-offers/booking-offer-schemas";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { spanOf } from "../bookings/booking-view";
import type { Boat, Booking } from "../generated/prisma/client";

/** A booking for whoever has the address of its offer: without a lock code, without a name. */
export const toOfferedBooking = (
  booking: Booking & { boat: Pick<Boat, "name"> },
): OfferView["booking"] => ({
  id: booking.id,
  reference: bookingReference(booking.id),
  boatId: booking.boatId,
  boat: { name: booking.boat.name },
  ...spanOf(booking),
  hoursUsed: booking.hoursUsed.toNumber(),
  status: booking.status,
});
