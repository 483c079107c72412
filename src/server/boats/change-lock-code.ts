import type { ChangeLockCodeInput } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { boatSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockBoats } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { notifyOfNewCode } from "./notify-of-new-code";

/** Gives a boat another lock code and tells whoever has it booked. Refuses BOAT_NOT_FOUND, CHANGED_SINCE. */
export async function changeLockCode(
  db: PrismaClient,
  { id, lockCode, seen }: ChangeLockCodeInput,
  by: Actor,
  moment: Moment,
): Promise<{ ok: true }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    await lockBoats(tx, [id]);
    const before = await tx.boat.findUnique({ where: { id } });
    if (!before) throw new Refusal("BOAT_NOT_FOUND");
    refuseChangedSince(before, seen);
    if (before.lockCode === lockCode) return { ok: true };
    const boat = await tx.boat.update({ where: { id }, data: { lockCode } });
    await notifyOfNewCode(tx, boat, moment);
    // The trail says that the code changed, not what it is.
    const change = { before: { lockCode: "…" }, after: { lockCode: "…" } };
    await recordAct(tx, by, "boat edited", boatSubject(boat), at, change);
    return { ok: true };
  });
}
