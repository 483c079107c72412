import { Refusal } from "../../shared/refusals";
import { countingVisitor } from "../audit/count-visitor";
import type { PrismaClient } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { findMemberByEmail } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { passwordMatches } from "./passwords";
import type { SignInAttempts } from "./sign-in-attempts";
import { isKnownPlace, keepPlace } from "./sign-in-places";

/**
 * The member whose e-mail and password these are; notes the log-in. Refuses WRONG_CREDENTIALS
 * for either being wrong, in the same time, and TOO_MANY_ATTEMPTS to someone guessing.
 */
export async function signIn(
  { db, attempts }: { db: PrismaClient; attempts: SignInAttempts },
  { email, password, address }: { email: string; password: string; address: string },
  { at }: Moment,
): Promise<Member> {
  const known = () => isKnownPlace(db, email, address);
  const member = await attempts.guess({ email, address, known }, async () => {
    const asked = await findMemberByEmail(db, email);
    if ((await passwordMatches(asked?.password, password)) && asked) return asked;
    await db.$executeRaw`${countingVisitor("sign-in failed", address, at)}`;
    return null;
  });
  if (!member) throw new Refusal("WRONG_CREDENTIALS");
  await keepPlace(db, { memberId: member.id, address }, at);
  await db.member.updateMany({ where: { id: member.id }, data: { lastLogin: at } });
  return { ...member, lastLogin: at };
}

/**
 * Whether a log-in still holds, asked once its session is kept: a reset or deletion that came
 * between has ended the sessions it could see. Waits for one that is being written.
 */
export async function stillHolds(db: PrismaClient, { id, password }: Member): Promise<boolean> {
  const [member] = await db.$queryRaw<{ held: boolean }[]>`
    SELECT "password" = ${password} AND "deletedAt" IS NULL AS "held" FROM "members"
     WHERE "id" = ${id} FOR SHARE`;
  return member?.held ?? false;
}
