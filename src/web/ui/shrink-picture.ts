import { pictureLimits } from "../../shared/fields/picture";

/** From the finest to what always fits: the part of the longest side, and the quality of the packing. */
const tries = [
  [1, 0.82],
  [1, 0.65],
  [0.8, 0.65],
  [0.6, 0.6],
  [0.4, 0.5],
] as const;

interface PictureLimits {
  longestSidePx: number;
  maxBytes: number;
}

/**
 * A picture file drawn anew, as a `data:` URL the server takes: small, turned as it was held, and
 * without place and camera, which stay with the file. Fails for what this browser cannot draw.
 */
export async function shrinkPicture(
  file: Blob,
  { longestSidePx, maxBytes }: PictureLimits = pictureLimits,
): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    for (const [part, quality] of tries) {
      const picture = await pack(draw(image, part * longestSidePx, "white"), quality);
      if (picture.size <= maxBytes) return await asDataUrl(picture);
    }
    throw new Error("This picture does not get small enough.");
  } finally {
    image.close();
  }
}

/** Sides of a logo, from what the club's phones show as an icon down to what always fits. */
const logoSides = [1024, 768, 512, 256] as const;

/** A logo file drawn anew as a PNG, which keeps what is translucent in it; fails as `shrinkPicture` does. */
export async function shrinkLogo(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    for (const side of logoSides) {
      const logo = packed(await blobOf(draw(image, side), "image/png"));
      if (logo.size <= pictureLimits.maxBytes) return await asDataUrl(logo);
    }
    throw new Error("This logo does not get small enough.");
  } finally {
    image.close();
  }
}

/** On a ground, or on nothing where what it becomes may be translucent. */
function draw(image: ImageBitmap, longestSide: number, ground?: string): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  // A JPEG knows nothing translucent, and would be black there.
  if (ground) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** As WebP; Safari, which cannot write that, answers with a PNG and is asked for a JPEG. */
async function pack(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, "image/webp", quality);
  return webp?.type === "image/webp" ? webp : packed(await blobOf(canvas, "image/jpeg", quality));
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

function packed(blob: Blob | null): Blob {
  if (!blob) throw new Error("This browser could not pack the picture.");
  return blob;
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
