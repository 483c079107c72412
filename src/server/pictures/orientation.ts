/** The pixels lie as the picture is to be seen. */
export const upright = 1;

const orientationTag = 0x0112;
const entryBytes = 12;

/**
 * How a camera held the picture, from 1 (upright) to 8, as the EXIF block says without its "Exif" in
 * front; upright where it says nothing sound.
 */
export function orientationOf(exif: Buffer): number {
  const order = exif.toString("latin1", 0, 2);
  if (exif.length < 8 || (order !== "II" && order !== "MM")) return upright;
  const littleEndian = order === "II";
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length);
  const directory = view.getUint32(4, littleEndian);
  if (directory + 2 > exif.length) return upright;
  const entries = view.getUint16(directory, littleEndian);
  for (let nr = 0; nr < entries; nr += 1) {
    const at = directory + 2 + nr * entryBytes;
    if (at + entryBytes > exif.length) return upright;
    if (view.getUint16(at, littleEndian) !== orientationTag) continue;
    const value = view.getUint16(at + 8, littleEndian);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** An EXIF block that says how the picture was held, and nothing else. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  block.writeUInt16BE(orientation, 18);
  return block;
}
