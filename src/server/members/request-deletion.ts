import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { queueMail } from "../notifications/queue-mail";
import type { SignedInActor } from "../people/actor";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { deletionRequestedMail } from "./membership-mails";

/** Asks the club to delete a member: a mail to the club, at most one a day, and a line in the trail. */
export async function requestDeletion(
  db: PrismaClient,
  { reason, clubEmail }: { reason: string; clubEmail: string },
  by: SignedInActor,
  { at, now }: Moment,
): Promise<void> {
  const onceKey = `deletion ${by.id} ${now.today}`;
  await writing(db, async (tx) => {
    const member = await getMember(tx, by.id);
    await queueMail(tx, clubEmail, { ...deletionRequestedMail(member, reason), onceKey }, at);
    await recordAct(tx, by, "deletion requested", memberSubject(member), at, { after: { reason } });
  });
}
