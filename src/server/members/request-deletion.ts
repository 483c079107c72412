import { memberSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { deletionRequestedMail } from "../notifications/membership-mails";
import { queueMail } from "../notifications/outbox";

/** Asks the club to delete a member: a mail to the club, at most one a day, and a line in the trail. */
export async function requestDeletion(
  db: PrismaClient,
  member: Member,
  { reason, clubEmail }: { reason: string; clubEmail: string },
  at: Date,
): Promise<void> {
  const onceKey = `deletion ${member.id} ${clubNowAt(at).today}`;
  await writing(db, async (tx) => {
    await queueMail(tx, clubEmail, { ...deletionRequestedMail(member, reason), onceKey }, at);
    const act = { act: "deletion requested", actor: member, subject: memberSubject(member) };
    await recordAct(tx, { ...act, after: { reason } }, at);
  });
}
