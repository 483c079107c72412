import { Refusal } from "../../shared/refusals";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";

/** Ends a tablet at once: its cookie is nobody's from now on. Refuses DEVICE_NOT_FOUND. */
export async function endDevice(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const device = await tx.dockDevice.findUnique({ where: { id } });
    const { count } = await tx.dockDevice.deleteMany({ where: { id } });
    if (!device || count === 0) throw new Refusal("DEVICE_NOT_FOUND");
    await recordAct(tx, by, "dock tablet ended", clubSubject(device.name, id), at);
    return { ok: true };
  });
}
