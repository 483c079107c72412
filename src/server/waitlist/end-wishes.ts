import type { ClubNow } from "../../shared/time/club-now";
import { isWishOver } from "../../shared/waitlist/wish-rules";
import type { Tx } from "../database/open-database";
import { toWish } from "./wish-view";

/** Ends wishes, which gives their places free. The caller holds their member. */
async function endWishes(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.wish.updateMany({
    where: { id: { in: [...ids] }, endedAt: null },
    data: { place: null, endedAt: at },
  });
}

/** Ends a member's wishes that have come too late to be met. The caller holds the member. */
export async function endOverWishes(tx: Tx, memberId: number, now: ClubNow, at: Date) {
  const open = await tx.wish.findMany({ where: { memberId, endedAt: null } });
  const over = open.filter((wish) => isWishOver(toWish(wish), now));
  await endWishes(
    tx,
    over.map(({ id }) => id),
    at,
  );
}
