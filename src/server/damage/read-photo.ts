import { damageNumbers } from "../../shared/damage/damage-numbers";
import { Refusal } from "../../shared/refusals";
import { readPicture } from "../pictures/read-picture";

/** A photo as it is kept: nothing in it but what is drawn. */
export interface Photo {
  extension: "jpg" | "png" | "webp";
  bytes: Uint8Array<ArrayBuffer>;
}

const { photoBytes, photoLongestSidePx, photoPixels } = damageNumbers;

/** The photo in a `data:` URL. Refuses PHOTO_TOO_LARGE, NOT_A_PICTURE and PICTURE_TOO_LARGE. */
export async function readPhoto(dataUrl: string): Promise<Photo> {
  const base64 = dataUrl.slice(dataUrl.indexOf(",") + 1);
  if (Buffer.byteLength(base64, "base64") > photoBytes) {
    throw new Refusal("PHOTO_TOO_LARGE", undefined, "photo");
  }
  const { extension, bytes } = await readPicture(dataUrl, {
    longestSidePx: photoLongestSidePx,
    mostPixels: photoPixels,
    field: "photo",
  });
  return { extension, bytes: new Uint8Array(bytes) };
}
