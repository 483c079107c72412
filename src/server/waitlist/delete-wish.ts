import { Refusal } from "../../shared/refusals";
import type { SignedInActor } from "../actor";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";

/** Takes a member's own wish off the waitlist. Refuses WISH_NOT_FOUND. */
export async function deleteWish(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const { count } = await tx.wish.deleteMany({ where: { id, memberId: by.id } });
    if (count === 0) throw new Refusal("WISH_NOT_FOUND");
    return { ok: true };
  });
}
