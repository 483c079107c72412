import type { MailTopic } from "../../shared/notifications/mail-topics";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { findMember, lockMember } from "../members/member-queries";
import { readUnsubscribeToken } from "./unsubscribe-token";

/** Notes which topics of mail a member does without from now on. */
export async function muteMail(
  db: PrismaClient,
  memberId: number,
  mutedMail: MailTopic[],
  at: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const before = await lockMember(tx, memberId);
    const member = await tx.member.update({ where: { id: memberId }, data: { mutedMail } });
    const act = { act: "mail chosen", actor: member, subject: memberSubject(member) };
    const change = {
      before: { without: before.mutedMail },
      after: { without: member.mutedMail },
    };
    await recordAct(tx, { ...act, ...change }, at);
  });
}

/**
 * Ends one kind of mail by the address at its foot, and gives its topic. Refuses
 * UNSUBSCRIBE_UNKNOWN for an address that was not made here, or whose member is gone.
 */
export async function unsubscribe(
  db: PrismaClient,
  { token, linkSecret }: { token: string; linkSecret: string },
  at: Date,
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
      const act = { act: "mail stopped", subject: memberSubject(member), after: { topic } };
      await recordAct(tx, act, at);
    });
  }
  return { topic };
}
