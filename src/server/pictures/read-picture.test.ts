import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pictureLimits } from "../../shared/fields/picture";
import { Refusal } from "../../shared/refusals";
import { dataUrl, pictures } from "../testing/pictures";
import { readPicture } from "./read-picture";

const read = (bytes: Uint8Array) => readPicture(dataUrl(bytes));
const said = (bytes: Uint8Array) =>
  read(bytes).then(
    () => "taken",
    (error) => error.code,
  );

const place = "GPS 48.4496 -123.3026 <script>alert(1)</script>";
const page = Buffer.from("<!doctype html><script>alert(1)</script>");

const numbered = (length: number, bytes = 4) => {
  const number = Buffer.alloc(bytes);
  if (bytes === 2) number.writeUInt16BE(length);
  else number.writeUInt32BE(length);
  return number;
};
const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), numbered(data.length + 2, 2), data]);
const pngChunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  return Buffer.concat([numbered(data.length), named, numbered(crc32(named))]);
};
const webpChunk = (name: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(name, "latin1"),
    numbered(data.length).reverse(),
    data,
    Buffer.alloc(data.length % 2),
  ]);
const webpOf = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from("WEBP"), ...chunks]);
  return Buffer.concat([Buffer.from("RIFF"), numbered(body.length).reverse(), body]);
};
/** The bytes with others put in at a place. */
const withIn = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
const pngOf = (width: number, height: number, pixels: Buffer) =>
  Buffer.concat([
    pictures.png.subarray(0, 8),
    pngChunk(
      "IHDR",
      Buffer.concat([numbered(width), numbered(height), Buffer.from([8, 6, 0, 0, 0])]),
    ),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
const frameAt = (jpg: Buffer) => jpg.indexOf(Buffer.from([0xff, 0xc0]));
const jpgSaying = (width: number, height: number) => {
  const jpg = Buffer.from(pictures.jpg);
  jpg.writeUInt16BE(height, frameAt(jpg) + 5);
  jpg.writeUInt16BE(width, frameAt(jpg) + 7);
  return jpg;
};
const webpSaying = (width: number, height: number) => {
  const webp = Buffer.from(pictures.webp);
  webp.writeUInt16LE(width, 26);
  webp.writeUInt16LE(height, 28);
  return webp;
};

describe("a picture", () => {
  test.each(Object.entries(pictures))(
    "%s is known by its content and kept as it is",
    async (kind, bytes) => {
      const picture = await readPicture(dataUrl(bytes, "png"));
      expect(picture).toMatchObject({ width: 6, height: 4, bytes });
      expect(kind.toLowerCase()).toContain(picture.extension);
    },
  );

  const words = Buffer.from(place);
  test.each([
    ["a JPEG's camera data", withIn(pictures.jpg, 2, segment(0xe1, words)), pictures.jpg],
    [
      "a JPEG's comment",
      withIn(pictures.jpg, frameAt(pictures.jpg), segment(0xfe, words)),
      pictures.jpg,
    ],
    ["a JPEG's profile", withIn(pictures.jpg, 2, segment(0xe2, words)), pictures.jpg],
    ["a page behind a JPEG", Buffer.concat([pictures.jpg, page]), pictures.jpg],
    ["a PNG's text", withIn(pictures.png, 33, pngChunk("tEXt", words)), pictures.png],
    ["a PNG's camera data", withIn(pictures.png, 33, pngChunk("eXIf", words)), pictures.png],
    ["a PNG's further frames", withIn(pictures.png, 33, pngChunk("fdAT", words)), pictures.png],
    ["a page behind a PNG", Buffer.concat([pictures.png, page]), pictures.png],
    [
      "a WebP's camera data and words",
      webpOf(
        webpChunk("VP8X", Buffer.from("0c000000050000030000", "hex")),
        pictures.webp.subarray(12),
        webpChunk("EXIF", words),
        webpChunk("XMP ", words),
      ),
      pictures.webp,
    ],
    [
      "a translucent WebP's camera data",
      webpOf(pictures.translucentWebp.subarray(12), webpChunk("EXIF", words)),
      pictures.translucentWebp,
    ],
    ["a page behind a WebP", Buffer.concat([pictures.webp, page]), pictures.webp],
  ])("loses %s", async (_what, bytes, bare) => {
    expect((await read(bytes)).bytes).toEqual(bare);
  });
});

describe("what is refused as no picture", () => {
  test.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    [
      "a drawing that can hold scripts",
      Buffer.from(`<svg xmlns="x"><script>alert(1)</script></svg>`),
    ],
    ["a page", page],
    ["a page that a picture follows", Buffer.concat([page, pictures.jpg])],
    ["a GIF that is also a script", Buffer.from("GIF89a=1;alert(1)")],
    ["a bitmap", Buffer.from("BM6\0\0\0\0\0\0\0")],
    ["a document", Buffer.from("%PDF-1.7")],
    ["the first bytes of a JPEG, then a page", Buffer.concat([pictures.jpg.subarray(0, 20), page])],
    [
      "a JPEG of no scan",
      Buffer.concat([
        pictures.jpg.subarray(0, frameAt(pictures.jpg) + 19),
        Buffer.from([0xff, 0xd9]),
      ]),
    ],
    [
      "a JPEG with a second, larger frame",
      withIn(
        pictures.jpg,
        frameAt(pictures.jpg),
        jpgSaying(60_000, 60_000).subarray(frameAt(pictures.jpg), frameAt(pictures.jpg) + 19),
      ),
    ],
    ["a JPEG of a thousand scans", thousandScans()],
    ["a PNG whose sums do not fit", withIn(pictures.png, 50, Buffer.from([1]))],
    ["a PNG whose pixels do not unpack", pngOf(6, 4, Buffer.from("no pixels"))],
    [
      "a PNG that unpacks to far more than its size",
      pngOf(6, 4, deflateSync(Buffer.alloc(50_000_000))),
    ],
    [
      "a PNG without a size",
      Buffer.concat([pictures.png.subarray(0, 8), pngChunk("IEND", Buffer.alloc(0))]),
    ],
    ["a JPEG of no width", jpgSaying(0, 4)],
    ["a WebP that moves", webpOf(webpChunk("ANIM", Buffer.alloc(6)), pictures.webp.subarray(12))],
    ["a WebP of two pictures", webpOf(pictures.webp.subarray(12), pictures.webp.subarray(12))],
    ["a WebP of none", webpOf(webpChunk("EXIF", Buffer.from(place)))],
    ["another RIFF file", Buffer.from("RIFF\x04\0\0\0WAVE")],
  ])("%s", async (_what, bytes) => {
    expect(await said(bytes)).toBe("NOT_A_PICTURE");
  });

  test("any picture that is cut off", async () => {
    for (const bytes of Object.values(pictures)) {
      for (let length = 0; length < bytes.length; length += 1) {
        expect(await said(bytes.subarray(0, length))).toBe("NOT_A_PICTURE");
      }
    }
  });
});

test.each([
  ["JPEG", jpgSaying],
  ["PNG", (width: number, height: number) => pngOf(width, height, deflateSync(Buffer.alloc(9)))],
  ["WebP", webpSaying],
])(
  "a %s is as large as it says it is, and may be no larger than the club wants",
  async (_kind, saying) => {
    const { longestSidePx } = pictureLimits;
    expect(await said(saying(longestSidePx, longestSidePx))).toBe("taken");
    expect(await said(saying(longestSidePx + 1, 4))).toBe("PICTURE_TOO_LARGE");
    expect(await said(saying(6, longestSidePx + 1))).toBe("PICTURE_TOO_LARGE");
    expect(await said(saying(16_000, 16_000))).toBe("PICTURE_TOO_LARGE");
  },
);

test("whatever is broken in a picture, it is refused or comes out sound", async () => {
  const change = fc.record({ at: fc.nat(600), byte: fc.nat(255) });
  const kinds = fc.constantFrom(...Object.values(pictures));
  await fc.assert(
    fc.asyncProperty(
      kinds,
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (whole, changes) => {
        const bytes = Buffer.from(whole);
        for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
        const picture = await read(bytes).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Refusal);
          return null;
        });
        if (!picture) return;
        expect(picture.bytes.length).toBeLessThanOrEqual(bytes.length);
        expect((await read(picture.bytes)).bytes).toEqual(picture.bytes);
      },
    ),
  );
});

function thousandScans() {
  const { jpg } = pictures;
  const scanAt = jpg.indexOf(Buffer.from([0xff, 0xda]));
  const scan = jpg.subarray(scanAt, -2);
  return Buffer.concat([jpg.subarray(0, scanAt), ...Array(1000).fill(scan), jpg.subarray(-2)]);
}
