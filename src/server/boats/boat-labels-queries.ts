import type { BoatLabel } from "../../shared/boats/boat-schemas";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Db } from "../database/open-database";
import { listBoats } from "../fleet/boat-queries";
import { drawQrCode } from "../pictures/draw-qr-code";

/** What is glued onto each boat in service: its name, its address, and that as a QR code. */
export async function listBoatLabels(
  db: Db,
  publicUrl: string,
  profile: ClubProfile,
): Promise<BoatLabel[]> {
  const boats = await listBoats(db, "visitor", profile);
  return boats.map(({ id, name }) => {
    const address = boatAddress(publicUrl, { id });
    return { id, name, address, qrCode: drawQrCode(address) };
  });
}

export const boatAddress = (publicUrl: string, { id }: { id: number }): string =>
  `${publicUrl}/boats/${id}`;
