import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import { lockForBooking } from "../slots/booking-locks";
import { endWaiting } from "../slots/end-waiting";
import { listHeldFor } from "../slots/held-queries";
import { offerAfterwards } from "../slots/offer-free-slots";
import type { Moment } from "../time/moment";

/**
 * Takes a member's own wish off the waitlist; what is held for it is offered to the next. Refuses
 * WISH_NOT_FOUND.
 */
export async function deleteWish(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const { boats } = await lockForBooking(tx, 0, by.id);
    const wish = await tx.wish.findFirst({
      where: { id, memberId: by.id },
      include: { offers: { where: { booking: { status: "held" } } } },
    });
    if (!wish) throw new Refusal("WISH_NOT_FOUND");
    const gone = wish.offers.length ? await listHeldFor(tx, by.id) : [];
    await endWaiting(tx, { gone, wishes: [] }, boats, moment.at);
    await tx.wish.delete({ where: { id } });
    await offerAfterwards(tx, { gone }, moment);
    return { ok: true };
  });
}
