import { Refusal } from "../../shared/refusals";
import { recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";

/** Ends one of a member's own tokens at once. Refuses TOKEN_NOT_FOUND: not theirs, or gone. */
export async function revokeToken(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const where = { id, memberId: by.id };
    const token = await tx.accessToken.findFirst({ where });
    const { count } = await tx.accessToken.deleteMany({ where });
    if (!token || count === 0) throw new Refusal("TOKEN_NOT_FOUND");
    const before = { name: token.name };
    const subject = { type: "member", id: by.id, name: by.name } as const;
    await recordAct(tx, by, "token revoked", subject, at, { before });
    return { ok: true };
  });
}
