import type { SeasonSettings } from "../../shared/fees/season-settings";
import type {
  ImportedMember,
  MemberWrite,
  StandingMember,
} from "../../shared/imports/plan-members";
import { fullName } from "../../shared/members/full-name";
import type { ClubDate } from "../../shared/time/club-dates";
import { memberSubject, recordActs } from "../audit/record-act";
import type { Db, Tx } from "../database/open-database";
import { feePaidOn } from "../fees/fee-queries";
import { listBalances } from "../hours/account-queries";
import { lockMembers } from "../locks";
import { toMemberView } from "../members/member-view";
import { provinceNotGiven } from "../members/province-not-given";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import { inThread } from "../threads/in-thread";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { emailsOf, type Importer } from "./importer";

// Everybody else is answered between one batch and the next.
const batch = 500;

type FeeSeason = SeasonSettings["feeSeason"];

/** Members by their e-mail. New ones are approved and active, and have no password until invited. */
export const membersImporter: Importer<"members", MemberWrite> = {
  lock: async (tx, rows) => {
    const known = await tx.member.findMany({
      where: { email: { in: emailsOf(rows) } },
      select: { id: true },
    });
    await lockMembers(
      tx,
      known.map(({ id }) => id),
    );
  },

  plan: async (db, rows, moment) => {
    const { at, now, club } = moment;
    const { feeSeason } = await getClubSettings(db);
    const known = await listStanding(db, emailsOf(rows), feeSeason, moment);
    return inThread("planMembers", rows, known, { today: now.today, at, feeSeason, club });
  },

  write: async (tx, writes, by, moment) => {
    await addMembers(
      tx,
      writes.flatMap((write) => ("member" in write ? [write.member] : [])),
      by,
      moment,
    );
    await changeMembers(
      tx,
      writes.flatMap((write) => ("after" in write ? [write] : [])),
      by,
      moment,
    );
  },
};

async function listStanding(
  db: Db,
  emails: string[],
  feeSeason: FeeSeason,
  { now, clock }: Moment,
) {
  const standing = new Map<string, StandingMember>();
  for (let from = 0; from < emails.length; from += batch) {
    const members = await db.member.findMany({
      where: { email: { in: emails.slice(from, from + batch) }, deletedAt: null },
    });
    const ids = members.map(({ id }) => id);
    const balances = await listBalances(db, now.today, ids);
    for (const member of members) {
      standing.set(member.email, {
        ...toMemberView(member, balances.get(member.id) ?? 0, feeSeason, clock),
        registeredOn: clock.nowAt(member.registrationDate).today,
        feePaidOn: feePaidOn(member, clock),
      });
    }
  }
  return standing;
}

async function addMembers(tx: Tx, members: readonly ImportedMember[], by: Actor, moment: Moment) {
  const { at } = moment;
  if (members.length === 0) return;
  const notGiven = await provinceNotGiven(tx);
  const rows = members.map(({ registered, feePaidOn: _, province, ...member }, nr) => ({
    nr,
    ...member,
    province: province ?? notGiven,
    registrationDate: registered === null ? at : registeredAt(registered, moment.clock),
  }));
  // Their password is the hash of none.
  const added = await tx.$queryRaw<AddedMember[]>`
    WITH added AS (
      INSERT INTO "members" ("email", "password", "firstName", "lastName", "phone", "address", "city",
                             "province", "postalCode", "emergencyContactName",
                             "emergencyContactPhone", "registrationDate", "approvalStatus",
                             "membershipStatus", "approvedBy", "approvedDate")
      SELECT "email", '', "firstName", "lastName", "phone", "address", "city", "province",
             "postalCode", "emergencyContactName", "emergencyContactPhone", "registrationDate",
             'approved', 'active', ${by.id}::int, ${at}
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS given ("nr" int, "email" text, "firstName" text, "lastName" text, "phone" text,
                    "address" text, "city" text, "province" text, "postalCode" text,
                    "emergencyContactName" text, "emergencyContactPhone" text,
                    "registrationDate" timestamptz)
       ORDER BY "nr" RETURNING "id", "firstName", "lastName", "email", "approvalStatus"),
    subscriptions AS (
      INSERT INTO "member_subscriptions" ("memberId", "startDate")
      SELECT "id", ${moment.now.today}::date FROM added ORDER BY "id")
    SELECT "id", "firstName", "lastName", "email", "approvalStatus"::text FROM added ORDER BY "id"`;
  const lines = added.map(({ email, approvalStatus, ...member }) => ({
    subject: memberSubject(member),
    after: { email, approvalStatus },
  }));
  await recordActs(tx, by, "member created", lines, at);
  const paidOnOf = new Map(members.map((member) => [member.email, member.feePaidOn]));
  const notes = added.flatMap((member) => {
    const paidOn = paidOnOf.get(member.email);
    return paidOn ? [{ id: member.id, name: fullName(member), before: null, paidOn }] : [];
  });
  await noteFees(tx, notes, by, moment);
}

interface AddedMember {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  approvalStatus: string;
}

const registeredAt = (registered: string, clock: ClubClock): Date =>
  registered.endsWith("Z") ? new Date(registered) : clock.instantOf(registered, "12:00");

async function changeMembers(
  tx: Tx,
  changes: readonly Exclude<MemberWrite, { member: unknown }>[],
  by: Actor,
  moment: Moment,
) {
  await noteFees(
    tx,
    changes.flatMap(({ id, name, fee }) => (fee ? [{ id, name, ...fee }] : [])),
    by,
    moment,
  );
  const edits = changes.filter(({ after }) => Object.keys(after).length > 0);
  if (edits.length === 0) return;
  const rows = edits.map(({ id, after }) => ({ id, ...after }));
  await tx.$executeRaw`
    UPDATE "members" AS member
       SET "firstName" = coalesce(given."firstName", member."firstName"),
           "lastName" = coalesce(given."lastName", member."lastName"),
           "phone" = coalesce(given."phone", member."phone"),
           "address" = coalesce(given."address", member."address"),
           "city" = coalesce(given."city", member."city"),
           "province" = coalesce(given."province", member."province"),
           "postalCode" = coalesce(given."postalCode", member."postalCode"),
           "emergencyContactName" =
             coalesce(given."emergencyContactName", member."emergencyContactName"),
           "emergencyContactPhone" =
             coalesce(given."emergencyContactPhone", member."emergencyContactPhone")
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given ("id" int, "firstName" text, "lastName" text, "phone" text, "address" text,
                  "city" text, "province" text, "postalCode" text, "emergencyContactName" text,
                  "emergencyContactPhone" text)
     WHERE member."id" = given."id"`;
  const lines = edits.map(({ id, name, before, after }) => ({
    subject: { type: "member" as const, id, name },
    before,
    after,
  }));
  await recordActs(tx, by, "profile edited", lines, moment.at);
}

interface FeeNote {
  id: number;
  name: string;
  before: ClubDate | null;
  paidOn: ClubDate;
}

/** Each is later than what was paid before, so it is the latest payment, too. */
async function noteFees(tx: Tx, notes: readonly FeeNote[], by: Actor, { at, clock }: Moment) {
  if (notes.length === 0) return;
  const rows = notes.map(({ id, paidOn }) => ({ id, notedAt: clock.instantOf(paidOn, "00:00") }));
  await tx.$executeRaw`
    UPDATE "members" AS member
       SET "feeNotedAt" = given."notedAt", "feePaidAt" = given."notedAt"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given ("id" int, "notedAt" timestamptz)
     WHERE member."id" = given."id"`;
  const lines = notes.map(({ id, name, before, paidOn }) => ({
    subject: { type: "member" as const, id, name },
    before: { paidOn: before },
    after: { paidOn },
  }));
  await recordActs(tx, by, "fee noted", lines, at);
}
