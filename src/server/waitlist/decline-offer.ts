import { Refusal } from "../../shared/refusals";
import type { WishAnswer } from "../../shared/waitlist/wish-schemas";
import type { SignedInActor } from "../actor";
import { lockForBooking } from "../booking-locks";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { endWaiting } from "./end-waiting";
import { listHeldFor } from "./held-queries";
import { offerAfterwards } from "./offer-free-slots";
import { withOffer } from "./wish-queries";
import { toWishView } from "./wish-view";

/**
 * Lets go what is held for a member's wish: it is offered to the next, and the wish stays. Refuses
 * WISH_NOT_FOUND, and OFFER_OVER where nothing is held.
 */
export async function declineOffer(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  at: Date,
): Promise<WishAnswer> {
  const now = clubNowAt(at);
  return writing(db, async (tx) => {
    const { boats } = await lockForBooking(tx, 0, by.id);
    const wish = await tx.wish.findFirst({
      where: { id, memberId: by.id },
      include: withOffer(at),
    });
    if (!wish) throw new Refusal("WISH_NOT_FOUND");
    if (wish.offers.length === 0) throw new Refusal("OFFER_OVER");
    const ending = { gone: await listHeldFor(tx, by.id), wishes: [] };
    await endWaiting(tx, ending, boats, at);
    await offerAfterwards(tx, ending, at);
    return { wish: toWishView({ ...wish, offers: [] }, now) };
  });
}
