import { Refusal } from "../../shared/refusals";
import { clubSubject, recordAct } from "../audit/record-act";
import { hashToken, newToken } from "../auth/one-time-links";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { dockActor } from "../people/actor";
import type { Moment } from "../time/moment";

/**
 * Pairs a tablet by the token of its address, which is used up by it. Gives the key by which the
 * tablet is known from now on. Refuses LINK_SPENT: used, older than 10 minutes, or never made.
 */
export async function pairDevice(
  db: PrismaClient,
  token: string,
  { at }: Moment,
): Promise<{ name: string; key: string }> {
  const { token: key, tokenHash: keyHash } = newToken();
  return writing(db, async (tx) => {
    const [device] = await tx.dockDevice.updateManyAndReturn({
      where: { pairingHash: hashToken(token), pairingExpiresAt: { gt: at } },
      data: { pairingHash: null, keyHash, pairedAt: at },
    });
    if (!device) throw new Refusal("LINK_SPENT");
    const { id, name } = device;
    await recordAct(tx, dockActor(device), "dock tablet paired", clubSubject(name, id), at);
    return { name, key };
  });
}
