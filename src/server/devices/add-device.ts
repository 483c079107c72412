import { addMinutes } from "date-fns";
import { type AddedDevice, pairingMinutes } from "../../shared/devices/device-schemas";
import { clubSubject, recordAct } from "../audit/record-act";
import { newToken } from "../auth/one-time-links";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import { drawQrCode } from "../pictures/draw-qr-code";
import type { Moment } from "../time/moment";

/** Adds a tablet for the dock, and gives the address that pairs it: once, for 10 minutes. */
export async function addDevice(
  db: PrismaClient,
  { name, publicUrl }: { name: string; publicUrl: string },
  by: SignedInActor,
  { at }: Moment,
): Promise<AddedDevice> {
  const { token, tokenHash } = newToken();
  const pairingExpiresAt = addMinutes(at, pairingMinutes);
  return writing(db, async (tx) => {
    const data = { name, createdAt: at, pairingHash: tokenHash, pairingExpiresAt };
    const { id } = await tx.dockDevice.create({ data });
    await recordAct(tx, by, "dock tablet added", clubSubject(name, id), at);
    const pairingUrl = `${publicUrl}/pair/${token}`;
    return { id, name, pairingUrl, qrCode: drawQrCode(pairingUrl) };
  });
}
