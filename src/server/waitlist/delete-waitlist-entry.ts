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
 * Takes a member's own waitlist entry off the waitlist; what is held for it is offered to the next.
 * Refuses WISH_NOT_FOUND.
 */
export async function deleteWaitlistEntry(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const { boats } = await lockForBooking(tx, 0, by.id);
    const entry = await tx.waitlistEntry.findFirst({
      where: { id, memberId: by.id },
      include: { offers: { where: { booking: { status: "held" } } } },
    });
    if (!entry) throw new Refusal("WISH_NOT_FOUND");
    const gone = entry.offers.length ? await listHeldFor(tx, by.id) : [];
    await endWaiting(tx, { gone, entries: [] }, boats, moment.at);
    await tx.waitlistEntry.delete({ where: { id } });
    await offerAfterwards(tx, { gone }, moment);
    return { ok: true };
  });
}
