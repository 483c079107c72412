import fc from "fast-check";
import { expect, test } from "vitest";
import { dataUrl, pictures } from "../testing/pictures";
import { orientationBlock, orientationOf } from "./orientation";
import { readPicture } from "./read-picture";

const day = "2026:11:21 06:30:00";

/** What a phone writes, the other way round than ours: the day behind how it was held. */
function cameraBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write("II*\0", 0, "latin1");
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(1, 8);
  block.writeUInt16LE(0x0112, 10);
  block.writeUInt16LE(3, 12);
  block.writeUInt32LE(1, 14);
  block.writeUInt16LE(orientation, 18);
  return Buffer.concat([block, Buffer.from(day)]);
}

const held = fc.integer({ min: 1, max: 8 });

test("how the camera was held is read in either order of bytes, and written", () => {
  fc.assert(
    fc.property(held, (orientation) => {
      expect(orientationOf(cameraBlock(orientation))).toBe(orientation);
      expect(orientationOf(orientationBlock(orientation))).toBe(orientation);
    }),
  );
});

test("whatever stands in its place, a camera was held in one of eight ways", () => {
  const broken = fc
    .tuple(held, fc.nat(60), fc.array(fc.tuple(fc.nat(45), fc.nat(255)), { maxLength: 5 }))
    .map(([orientation, length, changes]) => {
      const block = cameraBlock(orientation);
      for (const [at, byte] of changes) block[at % block.length] = byte;
      return block.subarray(0, length);
    });
  const anything = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.oneof(broken, anything), (block) => {
      const orientation = orientationOf(block);
      expect(Number.isInteger(orientation) && orientation >= 1 && orientation <= 8).toBe(true);
    }),
  );
});

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
};
/** The picture as an extended WebP, with a camera's block behind it. */
const webpWith = (image: Buffer, flags: number, block: Buffer) =>
  chunk(
    "RIFF",
    Buffer.concat([
      Buffer.from("WEBP"),
      chunk("VP8X", Buffer.from([flags, 0, 0, 0, 5, 0, 0, 3, 0, 0])),
      image,
      chunk("EXIF", block),
    ]),
  );

test.each([
  ["an opaque", pictures.webp.subarray(12), 0x08],
  ["a translucent", pictures.translucentWebp.subarray(30), 0x18],
])(
  "%s WebP keeps how the camera was held, and nothing else of the camera",
  async (_kind, image, flags) => {
    for (let orientation = 2; orientation <= 8; orientation += 1) {
      const sent = webpWith(image, flags, cameraBlock(orientation));
      const { bytes } = await readPicture(dataUrl(sent));
      expect(bytes).toEqual(webpWith(image, flags, orientationBlock(orientation)));
      expect((await readPicture(dataUrl(bytes))).bytes).toEqual(bytes);
    }
    const upright = await readPicture(dataUrl(webpWith(image, flags, cameraBlock(1))));
    expect(upright.bytes.includes("EXIF")).toBe(false);
    const unsaid = webpWith(image, flags & ~0x08, cameraBlock(6));
    expect((await readPicture(dataUrl(unsaid))).bytes).toEqual(upright.bytes);
  },
);
