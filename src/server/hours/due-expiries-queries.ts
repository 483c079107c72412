import { toHours } from "../../shared/hours/quarters";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { Moment } from "../time/moment";
import { listOpenLots } from "./account-queries";
import { listDueExpiries } from "./ledger";

/** The members whose hours have expired and are not written off yet. */
export async function listMembersWithDueExpiries(db: Db, today: ClubDate): Promise<number[]> {
  const due = await db.hourLot.findMany({
    where: { remainingQuarters: { gt: 0 }, expiresOn: { lt: toDay(today) } },
    select: { memberId: true },
    distinct: ["memberId"],
    orderBy: { memberId: "asc" },
  });
  return due.map(({ memberId }) => memberId);
}

/**
 * A member's expiries that are due, the oldest first, as the lines they will be; hours signed. An id
 * below zero is no other line's.
 */
export async function listDueLines(db: Db, memberId: number, moment: Moment) {
  const due = listDueExpiries(await listOpenLots(db, memberId), moment);
  return due.map(({ change, balanceQuarters, at, kind, reason }) => ({
    id: -change.lotId,
    memberId,
    createdAt: at,
    kind,
    hours: toHours(change.quarters),
    balance: toHours(balanceQuarters + change.quarters),
    reason,
  }));
}
