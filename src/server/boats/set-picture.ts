import type { Tx } from "../database/open-database";
import { pictureAddress } from "../pictures/picture-address";
import { readPicture } from "../pictures/read-picture";

/** What a boat's picture becomes: its new address, and its bytes where there is one. */
export interface PictureChange {
  imageUrl: string;
  bytes: Uint8Array<ArrayBuffer> | null;
}

/**
 * What an admin gave as a boat's picture: null takes it away, undefined leaves it. Refuses
 * NOT_A_PICTURE, PICTURE_TOO_LARGE.
 */
export async function pictureChange(
  given: string | null | undefined,
): Promise<PictureChange | undefined> {
  if (given === undefined) return undefined;
  if (given === null) return { imageUrl: "", bytes: null };
  const picture = await readPicture(given);
  return {
    imageUrl: pictureAddress("boat-pictures", picture),
    bytes: new Uint8Array(picture.bytes),
  };
}

/** Gives a boat another picture, or takes its own away. The caller holds the boat's lock. */
export async function setPicture(
  tx: Tx,
  boatId: number,
  { imageUrl, bytes }: PictureChange,
  at: Date,
): Promise<void> {
  // A picture refers to its boat's address, so the old one goes before that changes.
  await tx.boatPicture.deleteMany({ where: { boatId } });
  await tx.boat.update({ where: { id: boatId }, data: { imageUrl } });
  if (bytes) await tx.boatPicture.create({ data: { boatId, imageUrl, bytes, createdAt: at } });
}
