import type { BarePicture } from "./bare-picture";
import { orientationBlock, orientationOf, upright } from "./orientation";

interface Chunk {
  name: string;
  data: Buffer;
}

const alphaFlag = 0x10;
const exifFlag = 0x08;

/** A WebP that stands still, without its asides but for how it was held; null for what is none. */
export function bareWebp(bytes: Buffer): BarePicture | null {
  const chunks = chunksOf(bytes);
  const drawn = chunks?.filter(({ name }) => name === "VP8 " || name === "VP8L");
  const [image] = drawn ?? [];
  if (!chunks || !image || drawn?.length !== 1) return null;
  if (chunks.some(({ name }) => name === "ANIM" || name === "ANMF")) return null;
  const size = image.name === "VP8 " ? lossySize(image.data) : losslessSize(image.data);
  if (!size) return null;
  const alpha = image.name === "VP8 " ? chunks.find(({ name }) => name === "ALPH") : undefined;
  const orientation = heldAs(chunks);
  const bare = alpha ? [alpha, image] : [image];
  if (orientation !== upright) bare.push({ name: "EXIF", data: orientationBlock(orientation) });
  const flags =
    (alpha || isTranslucent(image) ? alphaFlag : 0) | (orientation === upright ? 0 : exifFlag);
  const kept = bare.length > 1 ? [extended(size, flags), ...bare] : bare;
  return { extension: "webp", ...size, bytes: fileOf(kept) };
}

/** Readers look for a camera's block only where the file says that it has one. */
function heldAs(chunks: readonly Chunk[]): number {
  const frame = chunks.find(({ name }) => name === "VP8X");
  const exif = chunks.find(({ name }) => name === "EXIF");
  const says = ((frame?.data[0] ?? 0) & exifFlag) !== 0;
  return exif && says ? orientationOf(exif.data) : upright;
}

const isTranslucent = ({ name, data }: Chunk) => name === "VP8L" && ((data[4] ?? 0) & 0x10) !== 0;

/** The chunks as far as the file says it goes; null when it is no WebP or is cut off. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const text = bytes.toString("latin1", 0, 12);
  if (text.length < 12 || !text.startsWith("RIFF") || !text.endsWith("WEBP")) return null;
  const end = 8 + bytes.readUInt32LE(4);
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= end && end <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (at + 8 + length > end) return null;
    chunks.push({ name: bytes.toString("latin1", at, at + 4), data });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function lossySize(data: Buffer) {
  const isKeyFrame = data.length >= 10 && ((data[0] ?? 1) & 1) === 0;
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function losslessSize(data: Buffer) {
  if (data.length < 5 || data[0] !== 0x2f) return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function extended({ width, height }: { width: number; height: number }, flags: number): Chunk {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { name: "VP8X", data };
}

function fileOf(chunks: Chunk[]): Buffer {
  const body = Buffer.concat(
    chunks.flatMap(({ name, data }) => {
      const head = Buffer.alloc(8);
      head.write(name, "latin1");
      head.writeUInt32LE(data.length, 4);
      return [head, data, Buffer.alloc(data.length % 2)];
    }),
  );
  const head = Buffer.alloc(12);
  head.write("RIFF", "latin1");
  head.writeUInt32LE(4 + body.length, 4);
  head.write("WEBP", 8, "latin1");
  return Buffer.concat([head, body]);
}
