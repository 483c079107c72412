import type { PrismaClient, Statements } from "../database/open-database";
import { writing } from "../database/writing";
import { lockBoats } from "../locks";
import { offerFreeSlots } from "../slots/offer-free-slots";
import { listBoatsWaitedFor } from "../slots/waiting-queries";
import type { Moment } from "../time/moment";

/**
 * Sweeps away what was held past its time, and offers what is free to whoever waits: after an offer
 * that ran out, to members who were passed over, and at 6 AM what the night kept back. One boat at a
 * time, so that a failure of one leaves the others; `onError` hears of it. Gives how much changed.
 */
export async function offerOn(
  db: PrismaClient,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<{ ended: number; offered: number }> {
  const done = { ended: 0, offered: 0 };
  for (const boatId of await listBoatsWaitedFor(db, moment)) {
    try {
      const { ended, offered } = await writing(db, (tx) => offerBoat(tx, boatId, moment));
      done.ended += ended;
      done.offered += offered;
    } catch (error) {
      onError(error);
    }
  }
  return done;
}

async function offerBoat(tx: Statements, boatId: number, moment: Moment) {
  await lockBoats(tx, [boatId]);
  const ended = await tx.$executeRaw`
    DELETE FROM "bookings" WHERE "boatId" = ${boatId} AND "heldUntil" <= ${moment.at}`;
  return { ended, offered: await offerFreeSlots(tx, { boatId }, moment) };
}
