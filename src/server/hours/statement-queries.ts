import { subMilliseconds } from "date-fns";
import { bookingReference } from "../../shared/bookings/booking-reference";
import type { HourLineView } from "../../shared/hours/hour-schemas";
import { toHours } from "../../shared/hours/quarters";
import type { ClubDate } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { listDueLines } from "./due-expiries-queries";

/**
 * The member's ledger as a statement, the newest line first. An expiry that is due but not yet
 * written stands in it as it will be written; its id is below zero.
 */
export async function listStatement(
  db: Db,
  memberId: number,
  moment: Moment,
): Promise<HourLineView[]> {
  const due = await listDueLines(db, memberId, moment);
  const lines = await db.hourLine.findMany({ where: { memberId }, orderBy: { id: "desc" } });
  const unwritten = due.map(({ id, createdAt, kind, hours, balance, reason }) => ({
    id,
    createdAt: createdAt.toISOString(),
    date: clubDayOf(createdAt, moment.clock),
    kind,
    hours,
    balance,
    reason,
    bookingReference: null,
  }));
  const written = lines.map((line) => ({
    id: line.id,
    createdAt: line.createdAt.toISOString(),
    date: clubDayOf(line.createdAt, moment.clock),
    kind: line.kind,
    hours: toHours(line.quarters),
    balance: toHours(line.balanceQuarters),
    reason: line.reason,
    bookingReference:
      line.bookingId === null ? null : bookingReference(line.bookingId, moment.club),
  }));
  // Every change of a balance first writes the expiries that are due. So an expiry that is not
  // written yet is newer than every line that is.
  return [...unwritten.reverse(), ...written];
}

// An expiry is dated the end of its last day, which is also the first moment of the next.
const clubDayOf = (instant: Date, clock: ClubClock): ClubDate =>
  clock.nowAt(subMilliseconds(instant, 1)).today;
