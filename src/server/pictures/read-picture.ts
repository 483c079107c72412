import { pictureLimits } from "../../shared/boats/boat-picture";
import { Refusal } from "../../shared/refusals";
import { bareJpeg } from "./bare-jpeg";
import type { BarePicture } from "./bare-picture";
import { barePng, pngUnpacks } from "./bare-png";
import { bareWebp } from "./bare-webp";

/**
 * The picture in a `data:` URL, known by its content and reduced to what draws it. Refuses
 * NOT_A_PICTURE for what is no sound JPEG, PNG or WebP, and PICTURE_TOO_LARGE.
 */
export async function readPicture(dataUrl: string): Promise<BarePicture> {
  const { longestSidePx } = pictureLimits;
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const png = barePng(bytes);
  const picture = png ?? bareJpeg(bytes) ?? bareWebp(bytes);
  if (!picture || picture.width === 0 || picture.height === 0) throw notAPicture();
  if (Math.max(picture.width, picture.height) > longestSidePx) {
    const sentence = `A picture may be at most ${longestSidePx} pixels wide and high.`;
    throw new Refusal("PICTURE_TOO_LARGE", sentence, "picture");
  }
  if (png && !(await pngUnpacks(png))) throw notAPicture();
  return picture;
}

const notAPicture = () => new Refusal("NOT_A_PICTURE", undefined, "picture");
