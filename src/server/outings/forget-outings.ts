import { subDays } from "date-fns";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { Db, Tx } from "../database/open-database";

// Names and words only; times and kilometres are the club's.
const nothingSaid = { aboard: [], plan: "", note: "" };

const noNote = { note: "" };

/**
 * Takes what was written about a rower's outings out of the log, and their name out of the alarms to
 * the club's program. The caller has locked them; their boats are back, so no alarm is on its way.
 */
export async function forgetOutingsOf(tx: Tx, memberId: number): Promise<void> {
  const outing = { booking: { memberId } };
  await tx.outing.updateMany({ where: outing, data: nothingSaid });
  await tx.incidentNote.updateMany({ where: { outing }, data: noNote });
  await tx.webhookCall.updateMany({ where: { alarm: { outing } }, data: { body: "" } });
}

/** Takes it out of what landed 90 days ago; gives of how many outings. */
export async function forgetOldOutings(db: Db, at: Date): Promise<number> {
  const landedAt = { lt: subDays(at, outingLimits.textDays) };
  await db.incidentNote.updateMany({
    where: { outing: { landedAt }, note: { not: "" } },
    data: noNote,
  });
  const { count } = await db.outing.updateMany({
    where: {
      landedAt,
      OR: [{ aboard: { isEmpty: false } }, { plan: { not: "" } }, { note: { not: "" } }],
    },
    data: nothingSaid,
  });
  return count;
}
