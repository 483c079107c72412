import { subDays } from "date-fns";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { Db, Tx } from "../database/open-database";

// Names and words only; times and kilometres are the club's.
const nothingSaid = { aboard: [], plan: "", note: "" };

const noNote = { note: "" };

/** Takes what was written about a rower's outings out of the log. The caller has locked them. */
export async function forgetOutingsOf(tx: Tx, memberId: number): Promise<void> {
  await tx.outing.updateMany({ where: { booking: { memberId } }, data: nothingSaid });
  await tx.incidentNote.updateMany({ where: { outing: { booking: { memberId } } }, data: noNote });
}

/** Takes it out of what landed 90 days ago; gives of how many outings. */
export async function forgetOldOutings(db: Db, at: Date): Promise<number> {
  const landedAt = { lt: subDays(at, outingLimits.textDays) };
  await db.incidentNote.updateMany({ where: { outing: { landedAt } }, data: noNote });
  const { count } = await db.outing.updateMany({
    where: {
      landedAt,
      OR: [{ aboard: { isEmpty: false } }, { plan: { not: "" } }, { note: { not: "" } }],
    },
    data: nothingSaid,
  });
  return count;
}
