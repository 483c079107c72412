import { isCrew } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import { isIn, roleIn } from "../fleet/outing-participants";
import type { Booking } from "../generated/prisma/client";
import type { Actor } from "../people/actor";
import { booked } from "../slots/booked";

/**
 * A booking for whoever has it, in whatever role, or for staff. Refuses BOOKING_NOT_FOUND, also for
 * somebody else's.
 */
export async function findOwnBooking(db: Db, id: number, by: Actor): Promise<Booking> {
  const booking = await db.booking.findUnique({
    where: { id, ...booked },
    include: { crew: { where: isIn } },
  });
  if (!booking || (roleIn(booking, by.id) === null && !isCrew(by.role))) {
    throw new Refusal("BOOKING_NOT_FOUND");
  }
  return booking;
}
