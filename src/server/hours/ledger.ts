import { type Lot, type LotChange, planExpiry, spendableQuarters } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import type { ClubDate } from "../../shared/time/club-dates";
import { Prisma, type Statements } from "../database/open-database";
import { writeTogether, writeWithNew } from "../database/write-together";
import type { HourLineKind } from "../generated/prisma/enums";
import type { Moment } from "../time/moment";
import { listOpenLots } from "./account-queries";

// The one file that writes balances. Its callers hold the member's row lock.

/** Changes to a member's lots that happen for one reason. */
export interface Posting {
  memberId: number;
  /** the booking charged or refunded; SQL where the same statement writes the booking */
  bookingId?: number | Prisma.Sql;
  /** the refund of an order that takes these hours, or gives them back when it is refused */
  refundId?: number;
  kind: HourLineKind;
  changes: LotChange[];
  /** the balance before, in quarters */
  balanceQuarters: number;
  reason: string;
  actorId: number | null;
  at: Date;
}

/** Writes changes to existing lots, in one statement. */
export async function post(tx: Statements, posting: Posting): Promise<void> {
  const writes = postingWrites(posting);
  if (writes.length > 0) await writeTogether(tx, writes);
}

/**
 * The writes of a posting, for `writeTogether`: the lots, a ledger line for each, and the
 * subscription; none where nothing changes.
 */
export function postingWrites(posting: Posting): Prisma.Sql[] {
  if (posting.changes.length === 0) return [];
  return [updateLots(posting), insertLines(posting), updateSubscription(posting)];
}

function updateLots({ changes }: Posting): Prisma.Sql {
  const rows = changes.map(
    ({ lotId, quarters, expiresOn }) =>
      Prisma.sql`(${lotId}::int, ${quarters}::int, ${expiresOn ?? null}::date)`,
  );
  return Prisma.sql`
    UPDATE "hour_lots" SET "remainingQuarters" = "remainingQuarters" + change.quarters,
                           "expiresOn" = coalesce(change.expires, "expiresOn")
      FROM (VALUES ${Prisma.join(rows)}) AS change (lot, quarters, expires)
     WHERE "id" = change.lot`;
}

function insertLines(posting: Posting): Prisma.Sql {
  const {
    memberId,
    bookingId = null,
    refundId = null,
    kind,
    changes,
    reason,
    actorId,
    at,
  } = posting;
  let balance = posting.balanceQuarters;
  const rows = changes.map(({ lotId, quarters }) => {
    balance += quarters;
    return Prisma.sql`(${memberId}::int, ${lotId}::int, ${bookingId}::int, ${refundId}::int,
      ${actorId}::int, ${kind}::"HourLineKind", ${quarters}::int, ${balance}::int, ${reason}, ${at})`;
  });
  return Prisma.sql`
    INSERT INTO "hour_ledger" ("memberId", "lotId", "bookingId", "refundId", "actorId", "kind",
                               "quarters", "balanceQuarters", "reason", "createdAt")
    VALUES ${Prisma.join(rows)}`;
}

function updateSubscription({ memberId, changes, balanceQuarters }: Posting): Prisma.Sql {
  const total = changes.reduce((sum, { quarters }) => sum + quarters, 0);
  const remaining = Prisma.sql`${toHours(balanceQuarters + total)}::numeric`;
  const lastDay =
    changes
      .flatMap(({ expiresOn }) => expiresOn ?? [])
      .sort()
      .at(-1) ?? null;
  return Prisma.sql`
    UPDATE "member_subscriptions"
       SET "remainingHours" = ${remaining}, "usedHours" = "totalHours" - ${remaining},
           "endDate" = greatest("endDate", ${lastDay}::date)
     WHERE "memberId" = ${memberId}::int`;
}

/** New hours for a member, with one last day. */
export interface Credit {
  memberId: number;
  quarters: number;
  /** null never expires */
  expiresOn: ClubDate | null;
  /** what was bought */
  planId?: number;
  orderItemId?: number;
  /** the refund whose hours these are, given back */
  refundId?: number;
  /** the balance before, in quarters */
  balanceQuarters: number;
  reason: string;
  actorId: number | null;
  at: Date;
}

/** Opens a lot of new hours, in one statement. */
export async function credit(tx: Statements, input: Credit): Promise<void> {
  const { memberId, quarters, expiresOn, balanceQuarters, reason, actorId, at } = input;
  const { planId = null, orderItemId = null, refundId = null } = input;
  const hours = Prisma.sql`${toHours(quarters)}::numeric`;
  const lot = Prisma.sql`
    INSERT INTO "hour_lots" ("memberId", "creditedQuarters", "remainingQuarters", "expiresOn",
                             "orderItemId", "createdAt")
    VALUES (${memberId}, ${quarters}, ${quarters}, ${expiresOn}::date, ${orderItemId}::int, ${at})`;
  await writeWithNew(tx, lot, (lotId) => [
    Prisma.sql`
      INSERT INTO "hour_ledger" ("memberId", "lotId", "refundId", "actorId", "kind", "quarters",
                                 "balanceQuarters", "reason", "createdAt")
      VALUES (${memberId}, ${lotId}, ${refundId}::int, ${actorId}::int, 'credit', ${quarters},
              ${balanceQuarters + quarters}, ${reason}, ${at})`,
    Prisma.sql`
      UPDATE "member_subscriptions"
         SET "totalHours" = "totalHours" + ${hours}, "remainingHours" = "remainingHours" + ${hours},
             "endDate" = greatest("endDate", ${expiresOn}::date), "purchaseDate" = ${at},
             "planId" = coalesce(${planId}::int, "planId")
       WHERE "memberId" = ${memberId}`,
  ]);
}

/** A lot of a sheet: no second one of the same key is ever written for its member. */
export type ImportedCredit = Pick<
  Credit,
  "memberId" | "quarters" | "expiresOn" | "balanceQuarters"
> & { importKey: string };

/** Opens many lots of new hours, in one statement; of one member in the order of their balances. */
export async function creditMany(
  tx: Statements,
  credits: readonly ImportedCredit[],
  { reason, actorId, at }: Pick<Credit, "reason" | "actorId" | "at">,
): Promise<void> {
  const rows = credits.map((one, nr) => ({ nr, ...one }));
  await tx.$executeRaw`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row ("nr" int, "memberId" int, "quarters" int, "expiresOn" date,
                "balanceQuarters" int, "importKey" text)),
    lots AS (
      INSERT INTO "hour_lots" ("memberId", "creditedQuarters", "remainingQuarters", "expiresOn",
                               "importKey", "createdAt")
      SELECT "memberId", "quarters", "quarters", "expiresOn", "importKey", ${at}
        FROM given ORDER BY "nr" RETURNING "id", "memberId", "importKey"),
    lines AS (
      INSERT INTO "hour_ledger" ("memberId", "lotId", "actorId", "kind", "quarters",
                                 "balanceQuarters", "reason", "createdAt")
      SELECT "memberId", lots."id", ${actorId}::int, 'credit', "quarters",
             "balanceQuarters" + "quarters", ${reason}, ${at}
        FROM given JOIN lots USING ("memberId", "importKey") ORDER BY "nr")
    UPDATE "member_subscriptions" AS subscription
       SET "totalHours" = "totalHours" + sum."hours", "remainingHours" = "remainingHours" + sum."hours",
           "endDate" = greatest("endDate", sum."lastDay"), "purchaseDate" = ${at}
      FROM (SELECT "memberId", sum("quarters") * 0.25 AS "hours", max("expiresOn") AS "lastDay"
              FROM given GROUP BY "memberId") AS sum
     WHERE subscription."memberId" = sum."memberId"`;
}

/**
 * The expiries that are due, as they are written or will be: each dated the end of its lot's last
 * club day, with the balance before it.
 */
export function listDueExpiries(lots: readonly Lot[], { now, clock }: Moment) {
  let balanceQuarters = lots.reduce((sum, lot) => sum + lot.remainingQuarters, 0);
  return planExpiry(lots, now.today).map((change) => {
    const expiresOn = lots.find((lot) => lot.id === change.lotId)?.expiresOn ?? now.today;
    const due = { change, balanceQuarters, at: clock.endOfDay(expiresOn) };
    balanceQuarters += change.quarters;
    return { ...due, kind: "expiry" as const, reason: "Hours expired" };
  });
}

/** Writes the expiries that are due. */
export async function settleExpiries(
  tx: Statements,
  memberId: number,
  lots: readonly Lot[],
  moment: Moment,
): Promise<void> {
  for (const { change, ...due } of listDueExpiries(lots, moment)) {
    await post(tx, { ...due, memberId, changes: [change], actorId: null });
  }
}

/** The member's lots with every due expiry written, and what they hold together, in quarters. */
export async function openAccount(
  tx: Statements,
  memberId: number,
  moment: Moment,
): Promise<{ lots: Lot[]; balanceQuarters: number }> {
  const lots = await listOpenLots(tx, memberId);
  await settleExpiries(tx, memberId, lots, moment);
  return { lots, balanceQuarters: spendableQuarters(lots, moment.now.today) };
}
