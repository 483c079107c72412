import { isExpired, type Lot, spendableQuarters } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import { type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";
import type { Db, Statements } from "../database/open-database";

/** The member's lots that still hold hours, expired or not. */
export const listOpenLots = (db: Statements, memberId: number): Promise<Lot[]> =>
  db.$queryRaw`
    SELECT "id", "remainingQuarters", "expiresOn"::text AS "expiresOn"
      FROM "hour_lots" WHERE "memberId" = ${memberId} AND "remainingQuarters" > 0 ORDER BY "id"`;

/** What the member may spend today, in hours; an expiry that is due counts as written. */
export async function getBalance(
  db: Statements,
  memberId: number,
  today: ClubDate,
): Promise<number> {
  return toHours(spendableQuarters(await listOpenLots(db, memberId), today));
}

/** The balances of those who have one, in hours, by member id; of everyone, or of some. */
export async function listBalances(
  db: Db,
  today: ClubDate,
  memberIds?: readonly number[],
): Promise<Map<number, number>> {
  const sums = await db.hourLot.groupBy({
    by: ["memberId"],
    where: {
      OR: [{ expiresOn: null }, { expiresOn: { gte: toDay(today) } }],
      ...(memberIds && { memberId: { in: [...memberIds] } }),
    },
    _sum: { remainingQuarters: true },
  });
  return new Map(sums.map((row) => [row.memberId, toHours(row._sum.remainingQuarters ?? 0)]));
}

/** The next day on which hours expire, by member id: of some members, and until a day. */
export async function listExpiring(
  db: Db,
  memberIds: readonly number[],
  { from, until }: { from: ClubDate; until: ClubDate },
): Promise<Map<number, ClubDate>> {
  const soonest = await db.hourLot.groupBy({
    by: ["memberId"],
    where: {
      memberId: { in: [...memberIds] },
      remainingQuarters: { gt: 0 },
      expiresOn: { gte: toDay(from), lte: toDay(until) },
    },
    _min: { expiresOn: true },
  });
  return new Map(
    soonest.flatMap(({ memberId, _min: { expiresOn } }) =>
      expiresOn ? [[memberId, fromDay(expiresOn)]] : [],
    ),
  );
}

/** What is left to spend, grouped as it expires, the soonest first. */
export async function listSpendableLots(db: Statements, memberId: number, today: ClubDate) {
  const lots = await listOpenLots(db, memberId);
  return lots
    .filter((lot) => !isExpired(lot, today))
    .map((lot) => ({
      id: lot.id,
      hours: toHours(lot.remainingQuarters),
      expiresOn: lot.expiresOn,
    }))
    .sort((a, b) => (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999"));
}
