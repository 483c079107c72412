import type { BarePicture } from "./bare-picture";
import { orientationBlock, orientationOf, upright } from "./orientation";

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
/** baseline, extended and progressive: the frames that browsers draw */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** tables of quantization and of codes, and how often the code begins anew */
const tables = new Set([0xdb, 0xc4, 0xdd]);
/** the segment of cameras and phones: place, day, and how they were held */
const camera = 0xe1;
const cameraName = Buffer.from("Exif\0\0", "latin1");
/** Adobe's segment says how the colours are mixed */
const adobe = 0xee;
const isAside = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** each scan of a progressive picture is drawn over all of it, so thousands would take minutes */
const mostScans = 32;

/**
 * A JPEG without its asides but for how it was held; null for what is none, or does not end as one.
 */
export function bareJpeg(bytes: Buffer): BarePicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== start) return null;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation = upright;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    const after = at + 2 + bytes.readUInt16BE(at + 2);
    if (after > bytes.length) return null;
    let next = after;
    if (frames.has(marker)) {
      // A second frame could be larger than the first one says.
      if (size || after - at < 10) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    } else if (marker === scan) {
      scans += 1;
      next = endOfScan(bytes, after);
      if (!size || scans > mostScans) return null;
    } else if (!tables.has(marker) && !isAside(marker)) return null;
    if (!isAside(marker) || marker === adobe) kept.push(bytes.subarray(at, next));
    if (marker === camera && orientation === upright) {
      orientation = heldAs(bytes.subarray(at + 4, after));
      if (orientation !== upright) kept.push(cameraSegment(orientation));
    }
    at = next;
    if (bytes[at] === 0xff && bytes[at + 1] === end) {
      if (!size || scans === 0) return null;
      return { extension: "jpg", ...size, bytes: Buffer.concat([...kept, endOfPicture]) };
    }
  }
  return null;
}

function heldAs(segment: Buffer): number {
  const { length } = cameraName;
  const isCamera = segment.subarray(0, length).equals(cameraName);
  return isCamera ? orientationOf(segment.subarray(length)) : upright;
}

function cameraSegment(orientation: number): Buffer {
  const data = Buffer.concat([cameraName, orientationBlock(orientation)]);
  return Buffer.concat([Buffer.from([0xff, camera, 0, data.length + 2]), data]);
}

const endOfPicture = Buffer.from([0xff, end]);

/** Where the drawn lines end: at the next marker that is not one of their own. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const marker = bytes[at + 1] ?? 0;
    const isOwn = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isOwn) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
