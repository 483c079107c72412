import { closureTimes } from "../../shared/closures/closure-span";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockClosures } from "../locks";
import { toClosureView } from "./closure-view";

/** Opens the club again: the closure is taken away. Refuses CLOSURE_NOT_FOUND. */
export async function endClosure(
  db: PrismaClient,
  id: number,
  by: Actor,
  at: Date,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    await lockClosures(tx);
    const closure = await tx.closure.findUnique({ where: { id } });
    if (!closure) throw new Refusal("CLOSURE_NOT_FOUND");
    await tx.closure.delete({ where: { id } });
    const { id: _gone, ...before } = toClosureView(closure);
    await recordAct(tx, by, "club opened again", clubSubject(closureTimes(before)), at, { before });
    return { ok: true };
  });
}
