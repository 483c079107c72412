import { bookingReference } from "../../shared/bookings/booking-reference";
import type { HourLineView } from "../../shared/hours/hour-schemas";
import { toHours } from "../../shared/hours/quarters";
import type { Db } from "../database/open-database";

/** The member's ledger as a statement, the newest line first. */
export async function listStatement(db: Db, memberId: number): Promise<HourLineView[]> {
  const lines = await db.hourLine.findMany({ where: { memberId }, orderBy: { id: "desc" } });
  return lines.map((line) => ({
    id: line.id,
    createdAt: line.createdAt.toISOString(),
    kind: line.kind,
    hours: toHours(line.quarters),
    balance: toHours(line.balanceQuarters),
    reason: line.reason,
    bookingReference: line.bookingId === null ? null : bookingReference(line.bookingId),
  }));
}
