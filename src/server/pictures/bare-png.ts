import { crc32, createInflate } from "node:zlib";
import type { BarePicture } from "./bare-picture";
import { orientationBlock, orientationOf, upright } from "./orientation";

const signature = Buffer.from("89504e470d0a1a0a", "hex");
/** size, palette, transparency, pixels, end; what else there is says nothing that is drawn here */
const drawn = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

interface BarePng extends BarePicture {
  /** the pixels as they are packed in the file */
  packed: Buffer;
}

/**
 * A PNG without its asides but for how it was held; null for what is none, or whose sums do not fit.
 */
export function barePng(bytes: Buffer): BarePng | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  const kept: Buffer[] = [signature];
  const pixels: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = upright;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    // The head is the first chunk, and the only one of its name.
    if ((name === "IHDR") !== (at === 8)) return null;
    if (name === "IHDR") {
      if (data.length !== 13) return null;
      size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
    }
    if (name === "IDAT") pixels.push(data);
    if (drawn.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "eXIf" && orientation === upright) {
      orientation = orientationOf(data);
      if (orientation !== upright) kept.push(chunkOf(name, orientationBlock(orientation)));
    }
    at = end;
    if (name === "IEND") {
      if (!size) return null;
      const packed = Buffer.concat(pixels);
      return { extension: "png", ...size, bytes: Buffer.concat(kept), packed };
    }
  }
  return null;
}

function chunkOf(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Whether the pixels unpack, and to no more than a picture of that size can hold. */
export async function pngUnpacks({ packed, width, height }: BarePng): Promise<boolean> {
  // Eight bytes a pixel and one a line are the most there are; interlacing adds lines.
  const most = 2 * height * (1 + 8 * width);
  const unpacking = createInflate();
  unpacking.end(packed);
  let unpacked = 0;
  try {
    // Piece by piece: the whole may be a thousand times as large as the file.
    for await (const piece of unpacking) {
      unpacked += Buffer.byteLength(piece);
      if (unpacked > most) return false;
    }
    return true;
  } catch {
    return false;
  }
}
