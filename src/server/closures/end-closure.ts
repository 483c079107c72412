import { closureTimes } from "../../shared/closures/closure-span";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockWholeFleet } from "../locks";
import { offerFreeSlots } from "../waitlist/offer-free-slots";
import { listBoatsWaitedFor } from "../waitlist/waiting-queries";
import { toClosureView } from "./closure-view";

/** Opens the club again: the closure is taken away, and what is free then offered to whoever waits. Refuses CLOSURE_NOT_FOUND. */
export async function endClosure(
  db: PrismaClient,
  id: number,
  by: Actor,
  at: Date,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    await lockWholeFleet(tx);
    const closure = await tx.closure.findUnique({ where: { id } });
    if (!closure) throw new Refusal("CLOSURE_NOT_FOUND");
    await tx.closure.delete({ where: { id } });
    for (const boatId of await listBoatsWaitedFor(tx, clubNowAt(at).today, at)) {
      await offerFreeSlots(tx, { boatId }, at);
    }
    const { id: _gone, ...before } = toClosureView(closure);
    await recordAct(tx, by, "club opened again", clubSubject(closureTimes(before)), at, { before });
    return { ok: true };
  });
}
