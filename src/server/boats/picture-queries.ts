import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";

/** The bytes of the picture at an address, or ROUTE_NOT_FOUND. */
export async function getBoatPicture(db: Db, imageUrl: string): Promise<Uint8Array> {
  const picture = await db.boatPicture.findFirst({ where: { imageUrl } });
  if (!picture) throw new Refusal("ROUTE_NOT_FOUND");
  return picture.bytes;
}
