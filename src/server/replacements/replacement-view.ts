import { bookingReference } from "../../shared/bookings/booking-reference";
import { toHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { ChosenView, ReplacementView } from "../../shared/replacements/replacement-schemas";
import type { Db, Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Boat, Booking } from "../generated/prisma/client";
import { bookedStatus } from "../slots/booked";

/** A booking for whoever has the address of its offer: without a lock code, without a name. */
export async function toOfferedBooking(
  db: Db,
  booking: Booking & { boat: Pick<Boat, "name"> },
  club: ClubProfile,
): Promise<ReplacementView["booking"]> {
  const { _sum } = await db.crewEntry.aggregate({
    where: { bookingId: booking.id },
    _sum: { partQuarters: true },
  });
  const parts = _sum.partQuarters ?? 0;
  const hoursUsed = booking.hoursUsed.toNumber();
  return {
    id: booking.id,
    reference: bookingReference(booking.id, club),
    boatId: booking.boatId,
    boat: { name: booking.boat.name },
    ...spanOf(booking),
    hoursUsed,
    ...(parts > 0 && { paid: hoursUsed - toHours(parts) }),
    hoursReturned: await hoursReturned(db, booking),
    status: bookedStatus(booking),
  };
}

/** What its rower had back when it was cancelled: all that came back but what its crew had paid. */
async function hoursReturned(
  db: Db,
  { id, memberId, status, hoursUsed, hoursKept, cancelledAt }: Booking,
): Promise<number> {
  if (status !== "cancelled" || !cancelledAt) return 0;
  const { _sum } = await db.hourLine.aggregate({
    where: { bookingId: id, memberId: { not: memberId }, kind: "refund", createdAt: cancelledAt },
    _sum: { quarters: true },
  });
  return hoursUsed.minus(hoursKept).toNumber() - toHours(_sum.quarters ?? 0);
}

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
  const offered = await toOfferedBooking(tx, booking, club);
  return { booking: offered, hoursRefunded: offered.hoursReturned };
}
