import { inflateSync } from "node:zlib";

const woffHead = 44;
const woffEntry = 20;
const plainHead = 12;
const plainEntry = 16;

/** The plain font in a WOFF 1.0 file: as it is packed, fontkit unpacks a whole table for each letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(plainHead + count * plainEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let nr = 0; nr < count; nr += 1) {
    const from = woffHead + nr * woffEntry;
    const to = plainHead + nr * plainEntry;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const table = woff.subarray(start, start + packed);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Every table begins at a multiple of four.
    const gap = Buffer.alloc(-length & 3);
    tables.push(packed < length ? inflateSync(table) : table, gap);
    offset += length + gap.length;
  }
  return Buffer.concat([head, ...tables]);
}
