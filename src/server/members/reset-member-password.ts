import { memberSubject, recordAct } from "../audit/record-act";
import { voidLinks } from "../auth/one-time-links";
import { hashPassword, randomPassword } from "../auth/passwords";
import { endAllAccess } from "../auth/session-store";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";

/** Gives a member a random temporary password, shown once, and ends their sessions, tokens and calendar addresses. */
export async function resetMemberPassword(
  db: PrismaClient,
  id: number,
  by: Actor,
  { at }: Moment,
): Promise<{ tempPassword: string }> {
  const tempPassword = randomPassword();
  const password = await hashPassword(tempPassword);
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    await tx.member.update({ where: { id }, data: { password, temporaryPassword: true } });
    await endAllAccess(tx, id);
    await voidLinks(tx, id, at);
    await recordAct(tx, by, "password reset", memberSubject(member), at);
    return { tempPassword };
  });
}
