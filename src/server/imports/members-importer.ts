import {
  type ImportedMember,
  type MemberWrite,
  planMembers,
  type StandingMember,
} from "../../shared/imports/plan-members";
import { toDay } from "../../shared/time/club-dates";
import type { Actor } from "../actor";
import { memberSubject, recordActs } from "../audit/record-act";
import { clubInstant, clubNowAt } from "../club-time";
import type { Db, Tx } from "../database/open-database";
import { listBalances } from "../hours/account-queries";
import { lockMembers } from "../locks";
import { toMemberView } from "../members/member-view";
import { emailsOf, type Importer } from "./importer";

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

  plan: async (db, rows, at) =>
    planMembers(rows, await listStanding(db, emailsOf(rows), at), clubNowAt(at).today),

  write: async (tx, writes, by, at) => {
    await addMembers(
      tx,
      writes.flatMap((write) => ("member" in write ? [write.member] : [])),
      by,
      at,
    );
    await changeMembers(
      tx,
      writes.flatMap((write) => ("after" in write ? [write] : [])),
      by,
      at,
    );
  },
};

async function listStanding(db: Db, emails: string[], at: Date) {
  const members = await db.member.findMany({ where: { email: { in: emails }, deletedAt: null } });
  const ids = members.map(({ id }) => id);
  const balances = await listBalances(db, clubNowAt(at).today, ids);
  return new Map(
    members.map((member): [string, StandingMember] => [
      member.email,
      {
        ...toMemberView(member, balances.get(member.id) ?? 0),
        registeredOn: clubNowAt(member.registrationDate).today,
      },
    ]),
  );
}

async function addMembers(tx: Tx, members: readonly ImportedMember[], by: Actor, at: Date) {
  const added = await tx.member.createManyAndReturn({
    data: members.map(({ registered, ...member }) => ({
      ...member,
      // The hash of no password.
      password: "",
      approvalStatus: "approved" as const,
      membershipStatus: "active" as const,
      approvedBy: by.id,
      approvedDate: at,
      registrationDate: registered === null ? at : momentOf(registered),
    })),
    select: { id: true, firstName: true, lastName: true, email: true, approvalStatus: true },
  });
  const startDate = toDay(clubNowAt(at).today);
  await tx.memberSubscription.createMany({
    data: added.map(({ id }) => ({ memberId: id, startDate })),
  });
  const lines = added.map(({ email, approvalStatus, ...member }) => ({
    subject: memberSubject(member),
    after: { email, approvalStatus },
  }));
  await recordActs(tx, by, "member created", lines, at);
}

const momentOf = (registered: string): Date =>
  registered.endsWith("Z") ? new Date(registered) : clubInstant(registered, "12:00");

async function changeMembers(
  tx: Tx,
  changes: readonly Exclude<MemberWrite, { member: unknown }>[],
  by: Actor,
  at: Date,
) {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, after }) => ({ id, ...after }));
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
  const lines = changes.map(({ id, name, before, after }) => ({
    subject: { type: "member" as const, id, name },
    before,
    after,
  }));
  await recordActs(tx, by, "profile edited", lines, at);
}
