import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import { toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import type { Actor } from "../people/actor";
import { booked } from "../slots/booked";
import type { Moment } from "../time/moment";
import { findOwnBooking } from "./find-own-booking";

/**
 * A booking for whoever may launch and land its boat: its rower and crew, staff, and of the bookings of the
 * day on which it is `told` the tablet at the dock, which lands boats that are out since longer, too,
 * and hears the same when it asks again that day. Refuses BOOKING_NOT_FOUND.
 */
export async function findBookingToLog(
  db: Db,
  id: number,
  by: Actor,
  told: Date | undefined,
  { at, clock }: Moment,
): Promise<Booking> {
  if (!by.isDevice) return findOwnBooking(db, id, by);
  const { today } = clock.nowAt(believeTime(told, at).at);
  const atDock = [
    { bookingDate: toDay(today) },
    { outing: { landedAt: null } },
    { outing: { landHeardAt: { gte: clock.instantOf(today, "00:00") } } },
  ];
  const booking = await db.booking.findFirst({ where: { id, ...booked, OR: atDock } });
  if (!booking) throw new Refusal("BOOKING_NOT_FOUND");
  return booking;
}
