import { Refusal } from "../../shared/refusals";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { Actor } from "../actor";
import type { Db } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { findOwnBooking } from "./find-own-booking";

/**
 * A booking for whoever may launch and land its boat: its rower, staff, and of the bookings of `day`
 * the tablet at the dock, which lands boats that are out since longer, too. Refuses
 * BOOKING_NOT_FOUND.
 */
export async function findBookingToLog(
  db: Db,
  id: number,
  by: Actor,
  day: ClubDate,
): Promise<Booking> {
  if (!by.isDevice) return findOwnBooking(db, id, by);
  const booking = await db.booking.findFirst({
    where: { id, OR: [{ bookingDate: toDay(day) }, { outing: { landedAt: null } }] },
  });
  if (!booking) throw new Refusal("BOOKING_NOT_FOUND");
  return booking;
}
