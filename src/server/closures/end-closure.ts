import { closureTimes } from "../../shared/closures/closure-span";
import { Refusal } from "../../shared/refusals";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { toClosureView } from "../fleet/closure-view";
import { lockWholeFleet } from "../locks";
import type { Actor } from "../people/actor";
import { offerFreeSlots } from "../slots/offer-free-slots";
import { listBoatsWaitedFor } from "../slots/waiting-queries";
import type { Moment } from "../time/moment";

/** Opens the club again: the closure is taken away, and what is free then offered to whoever waits. Refuses CLOSURE_NOT_FOUND. */
export async function endClosure(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<{ ok: true }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    await lockWholeFleet(tx);
    const closure = await tx.closure.findUnique({ where: { id } });
    if (!closure) throw new Refusal("CLOSURE_NOT_FOUND");
    await tx.closure.delete({ where: { id } });
    for (const boatId of await listBoatsWaitedFor(tx, moment)) {
      await offerFreeSlots(tx, { boatId }, moment);
    }
    const { id: _gone, ...before } = toClosureView(closure);
    await recordAct(
      tx,
      by,
      "club opened again",
      clubSubject(closureTimes(before, moment.club)),
      at,
      { before },
    );
    return { ok: true };
  });
}
