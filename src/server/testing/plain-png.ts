import { crc32, deflateSync } from "node:zlib";
import { dataUrl } from "./pictures";

/** A picture of 25 megapixels as a `data:` URL: 75 MB of pixels, packed into a few kilobytes. */
export const largePhoto = () => dataUrl(plainPng(5000), "png");

/** A black square. */
export function plainPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(side * (1 + 3 * side)));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
