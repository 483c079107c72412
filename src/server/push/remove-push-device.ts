import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";

/** Ends a device of one's own, with what was on its way to it. Refuses DEVICE_NOT_FOUND. */
export async function removePushDevice(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const { count } = await tx.pushDevice.deleteMany({ where: { id, memberId: by.id } });
    if (count === 0) throw noSuchDevice();
    return { ok: true };
  });
}

export const noSuchDevice = () =>
  new Refusal("DEVICE_NOT_FOUND", "We could not find that device of yours.");
