import { z } from "zod";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { clearanceGap } from "../../shared/clearances/clearance-gap";
import type { UnclearedBooking } from "../../shared/clearances/clearance-schemas";
import { isLetPass } from "../../shared/clearances/let-pass";
import { outingState } from "../../shared/time/booking-span";
import { toDay } from "../../shared/time/club-dates";
import { toClearance } from "../clearances/clearance-view";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Moment } from "../time/moment";

/**
 * Bookings ahead in boats that ask for what their rower does not hold on that day, the soonest first:
 * what was cleared once may have ended, or been taken away. Not those that an admin made knowing it.
 */
export async function listUnclearedBookings(
  db: Db,
  { now, club }: Moment,
): Promise<UnclearedBooking[]> {
  const bookings = await db.booking.findMany({
    where: {
      status: "confirmed",
      outing: { is: null },
      bookingDate: { gte: toDay(now.today) },
      boat: { requiredClearance: { not: null } },
    },
    include: {
      boat: { select: { id: true, name: true, requiredClearance: true } },
      member: { select: { id: true, firstName: true, lastName: true, clearances: true } },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  return bookings.flatMap((booking) => {
    const span = spanOf(booking);
    const { id, boat, member } = booking;
    const { requiredClearance: clearance } = boat;
    const clearances = member.clearances.map(toClearance);
    const gap = clearanceGap(clearance, clearances, span.bookingDate);
    if (!gap || clearance === null || outingState(span, now) !== "upcoming") return [];
    const letPass = {
      override: booking.override,
      warnings: keptWarnings.parse(booking.warnings),
    };
    if (isLetPass(span, { boat, clearances }, letPass)) return [];
    const reference = bookingReference(id, club);
    const expiredOn = gap.code === "CLEARANCE_EXPIRED" ? gap.expiredOn : null;
    return [{ id, reference, ...span, boat, member, clearance, expiredOn }];
  });
}

/** A booking's warnings as its row keeps them: with what each is about. */
const keptWarnings = z.array(
  z.object({ code: z.string(), values: z.record(z.string(), z.string().nullable()).optional() }),
);
