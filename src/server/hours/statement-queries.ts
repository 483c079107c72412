import { subMilliseconds } from "date-fns";
import { bookingReference } from "../../shared/bookings/booking-reference";
import type { HourLineView } from "../../shared/hours/hour-schemas";
import { toHours } from "../../shared/hours/quarters";
import { clubNowAt } from "../club-time";
import type { Db } from "../database/open-database";

/** The member's ledger as a statement, the newest line first. */
export async function listStatement(db: Db, memberId: number): Promise<HourLineView[]> {
  const lines = await db.hourLine.findMany({ where: { memberId }, orderBy: { id: "desc" } });
  return lines.map((line) => ({
    id: line.id,
    createdAt: line.createdAt.toISOString(),
    date: clubDayOf(line.createdAt),
    kind: line.kind,
    hours: toHours(line.quarters),
    balance: toHours(line.balanceQuarters),
    reason: line.reason,
    bookingReference: line.bookingId === null ? null : bookingReference(line.bookingId),
  }));
}

// An expiry is dated the end of its last day, which is also the first moment of the next.
const clubDayOf = (instant: Date) => clubNowAt(subMilliseconds(instant, 1)).today;
