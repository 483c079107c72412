import type { ChoosePasswordInput } from "../../shared/members/password-schemas";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { actorOf } from "../people/actor";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { getLinkOwner, spendLink, voidLinks } from "./one-time-links";
import { hashPassword } from "./passwords";
import { refuseCommonPassword } from "./refuse-common-password";
import { endAllAccess } from "./session-store";
import type { VisitorLimit } from "./visitor-limit";

/**
 * Sets the password a one-time link allows, once, and ends every session, token and calendar address. Refuses LINK_SPENT,
 * PASSWORD_COMMON, which leaves the link as it is, and
 * TOO_MANY_ATTEMPTS to an address that makes us hash too much.
 */
export async function choosePassword(
  { db, visitors }: { db: PrismaClient; visitors: VisitorLimit },
  { token, newPassword, address }: ChoosePasswordInput & { address: string },
  { at }: Moment,
): Promise<void> {
  const memberId = await getLinkOwner(db, token, at);
  await visitors.take("password", address);
  const owner = await getMember(db, memberId);
  await refuseCommonPassword(db, newPassword, owner, "newPassword");
  const password = await hashPassword(newPassword);
  await writing(db, async (tx) => {
    const member = await lockMember(tx, memberId);
    await spendLink(tx, token, at);
    await voidLinks(tx, member.id, at);
    await tx.member.update({
      where: { id: member.id },
      data: { password, temporaryPassword: false },
    });
    await endAllAccess(tx, member.id);
    await recordAct(tx, actorOf(member), "password chosen", memberSubject(member), at);
  });
}
