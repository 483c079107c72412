import type { ChangePasswordInput } from "../../shared/members/password-schemas";
import { Refusal } from "../../shared/refusals";
import type { SignedInActor } from "../actor";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { voidLinks } from "./one-time-links";
import { hashPassword, passwordMatches } from "./passwords";
import { endSessions } from "./session-store";

/** Changes a member's own password and ends their other sessions. Refuses WRONG_PASSWORD. */
export async function changePassword(
  db: PrismaClient,
  input: ChangePasswordInput & { sessionId: string },
  by: SignedInActor,
  at: Date,
): Promise<void> {
  const password = await hashPassword(input.newPassword);
  await writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    if (!(await passwordMatches(member.password, input.currentPassword))) {
      throw new Refusal("WRONG_PASSWORD", undefined, "currentPassword");
    }
    await tx.member.update({
      where: { id: member.id },
      data: { password, temporaryPassword: false },
    });
    await endSessions(tx, member.id, input.sessionId);
    await voidLinks(tx, member.id, at);
    await recordAct(tx, by, "password changed", memberSubject(member), at);
  });
}
