import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { deletionRequestedMail } from "./membership-mails";

/**
 * Asks the club to delete a member: a mail to the club and a line in the trail. While that mail is kept, for
 * 90 days, asking again changes nothing.
 */
export async function requestDeletion(
  db: PrismaClient,
  { reason, clubEmail }: { reason: string; clubEmail: string },
  by: SignedInActor,
  { at }: Moment,
): Promise<void> {
  const onceKey = `deletion ${by.id}`;
  await writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    if ((await tx.outboxMessage.count({ where: { onceKey } })) > 0) return;
    await queueMail(tx, clubEmail, { ...deletionRequestedMail(member, reason), onceKey }, at);
    await recordAct(tx, by, "deletion requested", memberSubject(member), at, { after: { reason } });
  });
}
