import { Refusal } from "../../shared/refusals";
import type { WaitlistEntryAnswer } from "../../shared/waitlist/waitlist-schemas";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import { lockForBooking } from "../slots/booking-locks";
import { endWaiting } from "../slots/end-waiting";
import { listHeldFor } from "../slots/held-queries";
import { offerAfterwards } from "../slots/offer-free-slots";
import type { Moment } from "../time/moment";
import { toWaitlistEntryView } from "./waitlist-entry-view";
import { withOffer } from "./waitlist-queries";

/**
 * Lets go what is held for a member's waitlist entry: it is offered to the next, and the waitlist
 * entry stays. Refuses WISH_NOT_FOUND, and OFFER_OVER where nothing is held.
 */
export async function declineOffer(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<WaitlistEntryAnswer> {
  const { at, now } = moment;
  return writing(db, async (tx) => {
    const { boats } = await lockForBooking(tx, 0, by.id);
    const entry = await tx.waitlistEntry.findFirst({
      where: { id, memberId: by.id },
      include: withOffer(at),
    });
    if (!entry) throw new Refusal("WISH_NOT_FOUND");
    if (entry.offers.length === 0) throw new Refusal("OFFER_OVER");
    const ending = { gone: await listHeldFor(tx, by.id), entries: [] };
    await endWaiting(tx, ending, boats, at);
    await offerAfterwards(tx, ending, moment);
    return { wish: toWaitlistEntryView({ ...entry, offers: [] }, now) };
  });
}
