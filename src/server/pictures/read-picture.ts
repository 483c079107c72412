import { pictureLimits } from "../../shared/fields/picture";
import { Refusal } from "../../shared/refusals";
import { bareJpeg } from "./bare-jpeg";
import type { BarePicture } from "./bare-picture";
import { barePng, pngUnpacks } from "./bare-png";
import { bareWebp } from "./bare-webp";

/**
 * The picture in a `data:` URL, known by its content and reduced to what draws it. Refuses
 * NOT_A_PICTURE for what is no sound JPEG, PNG or WebP, and PICTURE_TOO_LARGE; `field` is the input
 * that the refusal is about.
 */
export async function readPicture(
  dataUrl: string,
  {
    longestSidePx = pictureLimits.longestSidePx,
    mostPixels = longestSidePx ** 2,
    field = "picture",
  }: { longestSidePx?: number; mostPixels?: number; field?: string } = {},
): Promise<BarePicture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const png = barePng(bytes);
  const picture = png ?? bareJpeg(bytes) ?? bareWebp(bytes);
  if (!picture || picture.width === 0 || picture.height === 0) throw notAPicture(field);
  if (Math.max(picture.width, picture.height) > longestSidePx) {
    const sentence = `A picture may be at most ${longestSidePx} pixels wide and high.`;
    throw new Refusal("PICTURE_TOO_LARGE", sentence, field);
  }
  if (picture.width * picture.height > mostPixels) {
    const sentence = `A picture may have at most ${mostPixels / 1_000_000} million pixels.`;
    throw new Refusal("PICTURE_TOO_LARGE", sentence, field);
  }
  // What unpacks slowly was refused by what its head says.
  if (png && !(await pngUnpacks(png))) throw notAPicture(field);
  return picture;
}

const notAPicture = (field: string) => new Refusal("NOT_A_PICTURE", undefined, field);
