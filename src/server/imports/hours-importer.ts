import { lotValidityDays } from "../../shared/hours/lots";
import { toQuarters } from "../../shared/hours/quarters";
import { type HoursWrite, keyOf } from "../../shared/imports/plan-hours";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { memberSubject, recordActs } from "../audit/record-act";
import type { Db, Tx } from "../database/open-database";
import { listBalances } from "../hours/account-queries";
import { listMembersWithDueExpiries } from "../hours/due-expiries-queries";
import { creditMany, type ImportedCredit, openAccount } from "../hours/ledger";
import { lockMembers } from "../locks";
import { inThread } from "../threads/in-thread";
import type { Moment } from "../time/moment";
import { emailsOf, type Importer } from "./importer";

/** Opening balances, as lots of their members. */
export const hoursImporter: Importer<"hours", HoursWrite> = {
  lock: async (tx, rows) => {
    const owners = await listOwners(tx, emailsOf(rows));
    await lockMembers(
      tx,
      owners.map(({ id }) => id),
    );
  },

  plan: async (db, rows, { now }) => {
    const owners = await listOwners(db, emailsOf(rows));
    const ids = owners.map(({ id }) => id);
    const named = rows.flatMap(({ fields }) => lotIdIn(fields.lot));
    const lots = await db.hourLot.findMany({
      where: { id: { in: named } },
      select: { id: true, memberId: true },
    });
    const imported = await db.hourLot.findMany({
      where: { memberId: { in: ids }, importKey: { not: null } },
      select: { memberId: true, importKey: true },
    });
    return inThread(
      "planHours",
      rows,
      {
        owners: new Map(
          owners.map(({ email, approvalStatus, ...owner }) => [
            email,
            { ...owner, isMember: approvalStatus === "approved" },
          ]),
        ),
        lots: new Map(lots.map(({ id, memberId }) => [id, memberId])),
        imported: new Set(
          imported.map(({ memberId, importKey }) => keyOf(memberId, importKey ?? "")),
        ),
      },
      now.today,
    );
  },

  write: async (tx, writes, by, moment) => {
    const { at } = moment;
    const { today } = moment.now;
    const ids = [...new Set(writes.map(({ memberId }) => memberId))];
    const before = await settledBalances(tx, ids, moment);
    const credits = creditsOf(writes, before, addDays(today, lotValidityDays));
    await creditMany(tx, credits, { reason: "Opening balance", actorId: by.id, at });
    const after = await listBalances(tx, today, ids);
    const owners = await tx.member.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
    const lines = owners.map((owner) => ({
      subject: memberSubject(owner),
      before: { hours: before.get(owner.id) ?? 0 },
      after: { hours: after.get(owner.id) ?? 0 },
    }));
    await recordActs(tx, by, "hours added", lines, at);
  },
};

/** What these members have, in hours, once each expiry that is due stands in the ledger. */
async function settledBalances(tx: Tx, ids: readonly number[], moment: Moment) {
  const { today } = moment.now;
  const theirs = new Set(ids);
  const due = await listMembersWithDueExpiries(tx, today);
  for (const id of due.filter((one) => theirs.has(one))) await openAccount(tx, id, moment);
  return listBalances(tx, today, ids);
}

/** The lots to open, each with its member's balance before it. */
function creditsOf(
  writes: readonly HoursWrite[],
  balances: ReadonlyMap<number, number>,
  aYear: ClubDate,
): ImportedCredit[] {
  const standing = new Map([...balances].map(([id, hours]) => [id, toQuarters(hours)]));
  return writes.map(({ expiresOn, ...write }) => {
    const balanceQuarters = standing.get(write.memberId) ?? 0;
    standing.set(write.memberId, balanceQuarters + write.quarters);
    return { ...write, expiresOn: expiresOn ?? aYear, balanceQuarters };
  });
}

const listOwners = (db: Db, emails: string[]) =>
  db.member.findMany({
    where: { email: { in: emails }, deletedAt: null },
    select: { id: true, email: true, firstName: true, lastName: true, approvalStatus: true },
  });

const lotIdIn = (cell: string | undefined): number[] =>
  cell !== undefined && /^\d{1,9}$/.test(cell) ? [Number(cell)] : [];
