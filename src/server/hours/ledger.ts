import { type Lot, type LotChange, planExpiry, spendableQuarters } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import type { ClubDate } from "../../shared/time/club-dates";
import { endOfClubDay } from "../club-time";
import { Prisma, type Tx } from "../database/open-database";
import type { HourLineKind } from "../generated/prisma/enums";
import { listOpenLots } from "./account-queries";

// The one file that writes balances. Its callers hold the member's row lock.

/** Changes to a member's lots that happen for one reason. */
export interface Posting {
  memberId: number;
  /** the booking charged or refunded */
  bookingId?: number;
  kind: HourLineKind;
  changes: LotChange[];
  /** the balance before, in quarters */
  balanceQuarters: number;
  reason: string;
  actorId: number | null;
  at: Date;
}

/**
 * The balance's part of a statement: lots, ledger lines and subscription together. `booking` is
 * an expression for the booking's id, so that a booking and its charge can be one statement.
 */
export function postingSql(
  posting: Posting,
  booking = Prisma.sql`${posting.bookingId ?? null}::int`,
): Prisma.Sql {
  const { memberId, kind, changes, balanceQuarters, reason, actorId, at } = posting;
  const rows = changes.map(
    (change, nr) =>
      Prisma.sql`(${nr}::int, ${change.lotId}::int, ${change.quarters}::int, ${change.expiresOn ?? null}::date)`,
  );
  const total = changes.reduce((sum, change) => sum + change.quarters, 0);
  const remaining = Prisma.sql`${toHours(balanceQuarters + total)}::numeric`;
  return Prisma.sql`
    change (nr, lot, quarters, expires) AS (VALUES ${Prisma.join(rows)}),
    lots AS (
      UPDATE "hour_lots" SET "remainingQuarters" = "remainingQuarters" + change.quarters,
                             "expiresOn" = coalesce(change.expires, "expiresOn")
        FROM change WHERE "hour_lots"."id" = change.lot),
    lines AS (
      INSERT INTO "hour_ledger" ("memberId", "lotId", "bookingId", "actorId", "kind", "quarters",
                                 "balanceQuarters", "reason", "createdAt")
      SELECT ${memberId}::int, lot, ${booking}, ${actorId}::int, ${kind}::"HourLineKind", quarters,
             ${balanceQuarters}::int + sum(quarters) OVER (ORDER BY nr), ${reason}, ${at}
        FROM change ORDER BY nr),
    subscription AS (
      UPDATE "member_subscriptions"
         SET "remainingHours" = ${remaining}, "usedHours" = "totalHours" - ${remaining},
             "endDate" = greatest("endDate", (SELECT max(expires) FROM change))
       WHERE "memberId" = ${memberId}::int)`;
}

/** Writes changes to existing lots. */
export async function post(tx: Tx, posting: Posting): Promise<void> {
  if (posting.changes.length === 0) return;
  await tx.$executeRaw`WITH ${postingSql(posting)} SELECT 1`;
}

/** Opens a lot of new hours. `expiresOn` null never expires; `planId` and `orderItemId` say what was bought. */
export async function credit(
  tx: Tx,
  input: {
    memberId: number;
    quarters: number;
    expiresOn: ClubDate | null;
    planId?: number;
    orderItemId?: number;
    balanceQuarters: number;
    reason: string;
    actorId: number | null;
    at: Date;
  },
): Promise<void> {
  const { memberId, quarters, expiresOn, balanceQuarters, reason, actorId, at } = input;
  const hours = Prisma.sql`${toHours(quarters)}::numeric`;
  await tx.$executeRaw`
    WITH lot AS (
      INSERT INTO "hour_lots" ("memberId", "creditedQuarters", "remainingQuarters", "expiresOn",
                               "orderItemId", "createdAt")
      VALUES (${memberId}, ${quarters}, ${quarters}, ${expiresOn}::date,
              ${input.orderItemId ?? null}::int, ${at}) RETURNING "id"),
    line AS (
      INSERT INTO "hour_ledger" ("memberId", "lotId", "actorId", "kind", "quarters",
                                 "balanceQuarters", "reason", "createdAt")
      SELECT ${memberId}, "id", ${actorId}::int, 'credit', ${quarters},
             ${balanceQuarters + quarters}, ${reason}, ${at} FROM lot)
    UPDATE "member_subscriptions"
       SET "totalHours" = "totalHours" + ${hours}, "remainingHours" = "remainingHours" + ${hours},
           "endDate" = greatest("endDate", ${expiresOn}::date), "purchaseDate" = ${at},
           "planId" = coalesce(${input.planId ?? null}::int, "planId")
     WHERE "memberId" = ${memberId}`;
}

/**
 * The expiries that are due, as they are written or will be: each dated the end of its lot's last
 * club day, with the balance before it.
 */
export function listDueExpiries(lots: readonly Lot[], today: ClubDate) {
  let balanceQuarters = lots.reduce((sum, lot) => sum + lot.remainingQuarters, 0);
  return planExpiry(lots, today).map((change) => {
    const expiresOn = lots.find((lot) => lot.id === change.lotId)?.expiresOn ?? today;
    const due = { change, balanceQuarters, at: endOfClubDay(expiresOn) };
    balanceQuarters += change.quarters;
    return { ...due, kind: "expiry" as const, reason: "Hours expired" };
  });
}

/** Writes the expiries that are due. */
export async function settleExpiries(
  tx: Tx,
  memberId: number,
  lots: readonly Lot[],
  today: ClubDate,
): Promise<void> {
  for (const { change, ...due } of listDueExpiries(lots, today)) {
    await post(tx, { ...due, memberId, changes: [change], actorId: null });
  }
}

/** The member's lots with every due expiry written, and what they hold together, in quarters. */
export async function openAccount(
  tx: Tx,
  memberId: number,
  today: ClubDate,
): Promise<{ lots: Lot[]; balanceQuarters: number }> {
  const lots = await listOpenLots(tx, memberId);
  await settleExpiries(tx, memberId, lots, today);
  return { lots, balanceQuarters: spendableQuarters(lots, today) };
}
