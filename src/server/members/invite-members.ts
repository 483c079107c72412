import type { InviteMembersInput } from "../../shared/members/invitation-schemas";
import { memberSubject, recordActs } from "../audit/record-act";
import { choosePasswordUrl, invitationExpiry, newToken } from "../auth/one-time-links";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMembers } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { invitationMail } from "./membership-mails";

/**
 * Mails members who never signed in a link that chooses their password: all of them, or those named.
 * It ends the link of an earlier invitation. Each gets one a day at most; answers how many it is for.
 */
export async function inviteMembers(
  db: PrismaClient,
  { memberIds, ...club }: InviteMembersInput & { clubName: string; publicUrl: string },
  by: Actor,
  moment: Moment,
): Promise<{ queued: number }> {
  return writing(db, async (tx) => {
    const asked = await listNeverSignedIn(tx, memberIds);
    await lockMembers(
      tx,
      asked.map(({ id }) => id),
    );
    const members = await listNeverSignedIn(tx, memberIds);
    const invited = new Set(await queueInvitations(tx, members, club, moment));
    const lines = members
      .filter(({ id }) => invited.has(id))
      .map((member) => ({ subject: memberSubject(member) }));
    await recordActs(tx, by, "member invited", lines, moment.at);
    return { queued: invited.size };
  });
}

const listNeverSignedIn = (tx: Tx, ids?: readonly number[]) =>
  tx.member.findMany({
    where: {
      ...(ids && { id: { in: [...ids] } }),
      approvalStatus: "approved",
      lastLogin: null,
      deletedAt: null,
    },
    select: { id: true, firstName: true, lastName: true, email: true },
    orderBy: { id: "asc" },
  });

type Invited = Awaited<ReturnType<typeof listNeverSignedIn>>[number];

/** Writes messages and links in one statement, and gives the ids of those who had none today. */
async function queueInvitations(
  tx: Tx,
  members: readonly Invited[],
  { clubName, publicUrl }: { clubName: string; publicUrl: string },
  { at, now, clock, club }: Moment,
): Promise<number[]> {
  const { today } = now;
  const expiresAt = invitationExpiry(at);
  const until = clock.nowAt(expiresAt);
  const rows = members.map((member) => {
    const { token, tokenHash } = newToken();
    const link = choosePasswordUrl(publicUrl, token);
    const mail = invitationMail(clubName, member, { link, until }, club);
    const { id: memberId, email } = member;
    return { ...mail, memberId, email, tokenHash, onceKey: `invitation ${memberId} ${today}` };
  });
  const invited = await tx.$queryRaw<{ memberId: number }[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row ("memberId" int, "email" text, "kind" text, "subject" text, "text" text,
                "secretLink" text, "tokenHash" text, "onceKey" text)),
    mail AS (
      INSERT INTO "outbox" ("kind", "memberId", "onceKey", "recipient", "subject", "text",
                            "secretLink", "createdAt", "nextAttemptAt")
      SELECT "kind", "memberId", "onceKey", "email", "subject", "text", "secretLink", ${at}, ${at}
        FROM given ORDER BY "memberId"
      ON CONFLICT ("onceKey") DO NOTHING RETURNING "memberId"),
    ended AS (
      UPDATE "one_time_links" SET "usedAt" = ${at}
       WHERE "invites" AND "usedAt" IS NULL AND "memberId" IN (SELECT "memberId" FROM mail)),
    link AS (
      INSERT INTO "one_time_links" ("memberId", "tokenHash", "expiresAt", "createdAt", "invites")
      SELECT "memberId", "tokenHash", ${expiresAt}, ${at}, true FROM given JOIN mail USING ("memberId"))
    SELECT "memberId" FROM mail`;
  return invited.map(({ memberId }) => memberId);
}
