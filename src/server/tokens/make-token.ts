import { randomBytes } from "node:crypto";
import { isCrew, roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import { type MadeToken, type MakeTokenInput, mostTokens } from "../../shared/tokens/token-schemas";
import { memberSubject, recordAct } from "../audit/record-act";
import { hashToken } from "../auth/one-time-links";
import { holdSession } from "../auth/session-store";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";

/**
 * Makes a token with which a program calls in a member's name, and tells it this once: `slip_` and 32
 * random bytes. Refuses NOT_MANAGER to whoever asks for powers they do not have, TOO_MANY_TOKENS the
 * eleventh, and NOT_SIGNED_IN when the session that asks was ended meanwhile.
 */
export async function makeToken(
  db: PrismaClient,
  { name, access, staff, sessionId }: MakeTokenInput & { sessionId: string },
  by: SignedInActor,
  { at }: Moment,
): Promise<MadeToken> {
  const token = `slip_${randomBytes(32).toString("base64url")}`;
  return writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    // Whoever ends the sessions of a member ends their tokens after them, and waits for this one.
    if (!(await holdSession(tx, sessionId))) throw new Refusal("NOT_SIGNED_IN");
    if (staff && !isCrew(roleOf(member))) {
      throw new Refusal("NOT_MANAGER", undefined, "staff");
    }
    const place = await findPlace(tx, by.id);
    const data = { memberId: by.id, place, name, access, staff, createdAt: at };
    const { id } = await tx.accessToken.create({ data: { ...data, tokenHash: hashToken(token) } });
    const after = { name, access, staff };
    await recordAct(tx, by, "token made", memberSubject(member), at, { after });
    return { id, name, token };
  });
}

async function findPlace(tx: Tx, memberId: number): Promise<number> {
  const tokens = await tx.accessToken.findMany({ where: { memberId }, select: { place: true } });
  const taken = new Set(tokens.map(({ place }) => place));
  for (let place = 1; place <= mostTokens; place += 1) if (!taken.has(place)) return place;
  throw new Refusal("TOO_MANY_TOKENS");
}
