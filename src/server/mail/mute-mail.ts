import type { MailTopic } from "../../shared/mail/mail-topics";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { nobody, type SignedInActor } from "../people/actor";
import { findMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { readUnsubscribeToken } from "./unsubscribe-token";

/** Notes which topics of mail a member does without from now on. */
export async function muteMail(
  db: PrismaClient,
  mutedMail: MailTopic[],
  by: SignedInActor,
  { at }: Moment,
): Promise<void> {
  await writing(db, async (tx) => {
    const before = await lockMember(tx, by.id);
    const member = await tx.member.update({ where: { id: by.id }, data: { mutedMail } });
    await recordAct(tx, by, "mail chosen", memberSubject(member), at, {
      before: { without: before.mutedMail },
      after: { without: member.mutedMail },
    });
  });
}

/**
 * Ends one kind of mail by the address at its foot, and gives its topic. Refuses
 * UNSUBSCRIBE_UNKNOWN for an address that was not made here, or whose member is gone.
 */
export async function unsubscribe(
  db: PrismaClient,
  { token, linkSecret }: { token: string; linkSecret: string },
  { at }: Moment,
): Promise<{ topic: MailTopic }> {
  const unwanted = readUnsubscribeToken(linkSecret, token);
  const member = unwanted && (await findMember(db, unwanted.memberId));
  if (!unwanted || !member) throw new Refusal("UNSUBSCRIBE_UNKNOWN");
  const { topic } = unwanted;
  if (!member.mutedMail.includes(topic)) {
    await writing(db, async (tx) => {
      const { mutedMail } = await lockMember(tx, member.id);
      const without = [...new Set([...mutedMail, topic])];
      await tx.member.update({ where: { id: member.id }, data: { mutedMail: without } });
      const subject = memberSubject(member);
      await recordAct(tx, nobody, "mail stopped", subject, at, { after: { topic } });
    });
  }
  return { topic };
}
