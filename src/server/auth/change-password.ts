import type { ChangePasswordInput } from "../../shared/members/password-schemas";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { voidLinks } from "./one-time-links";
import { hashPassword, passwordMatches } from "./passwords";
import { refuseCommonPassword } from "./refuse-common-password";
import { endCalendars, endSessions } from "./session-store";
import type { SignInAttempts } from "./sign-in-attempts";
import { isKnownPlace } from "./sign-in-places";

/**
 * Changes a member's own password and ends their other sessions and tokens, and their calendar
 * addresses where they ask for it. Refuses WRONG_PASSWORD, PASSWORD_COMMON, and TOO_MANY_ATTEMPTS to someone guessing,
 * who is counted as at the log-in.
 */
export async function changePassword(
  { db, attempts }: { db: PrismaClient; attempts: SignInAttempts },
  input: ChangePasswordInput & { sessionId: string; address: string },
  by: SignedInActor,
  { at }: Moment,
): Promise<void> {
  const { address } = input;
  const known = () => isKnownPlace(db, email, address);
  // Compared and hashed before the transaction, which would keep others waiting for so long.
  const owner = await getMember(db, by.id);
  const { password: present, email } = owner;
  const right = await attempts.guess({ email, address, known }, async () =>
    (await passwordMatches(present, input.currentPassword)) ? present : null,
  );
  if (right === null) throw wrongPassword();
  await refuseCommonPassword(db, input.newPassword, owner, "newPassword");
  const password = await hashPassword(input.newPassword);
  await writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    if (member.password !== right) throw wrongPassword();
    await tx.member.update({
      where: { id: member.id },
      data: { password, temporaryPassword: false },
    });
    await endSessions(tx, member.id, input.sessionId);
    if (input.endCalendars) await endCalendars(tx, member.id);
    await voidLinks(tx, member.id, at);
    await recordAct(tx, by, "password changed", memberSubject(member), at);
  });
}

const wrongPassword = () => new Refusal("WRONG_PASSWORD", undefined, "currentPassword");
