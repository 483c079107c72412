import { Refusal } from "../../shared/refusals";
import type { WishAnswer } from "../../shared/waitlist/wish-schemas";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import { lockForBooking } from "../slots/booking-locks";
import { endWaiting } from "../slots/end-waiting";
import { listHeldFor } from "../slots/held-queries";
import { offerAfterwards } from "../slots/offer-free-slots";
import type { Moment } from "../time/moment";
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
  moment: Moment,
): Promise<WishAnswer> {
  const { at, now } = moment;
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
    await offerAfterwards(tx, ending, moment);
    return { wish: toWishView({ ...wish, offers: [] }, now) };
  });
}
