import decodeQr from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQrCode, qrCodeSvg } from "./draw-qr-code";

/** Paints the rectangles of a path, as a browser would, four pixels to a module. */
function painted({ size, path }: { size: number; path: string }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 1)
        if (at % 4 !== 3) data[at] = 0;
    }
  }
  return { width, height: width, data };
}

test.each(["https://row.example/boats/7", `https://club.example/pair/${"aZ-9_".repeat(9)}`])(
  "what is drawn of %s reads as it",
  (address) => {
    expect(decodeQr(painted(drawQrCode(address)))).toBe(address);
  },
);

test("the picture has a light edge of four modules, and nothing but two paths", () => {
  const { path, size } = drawQrCode("https://row.example/boats/7");
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(x) + Number(length),
  ]);
  expect(Math.min(...starts.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...starts.map(([, , end = 0]) => end))).toBe(size - 4);
  expect(qrCodeSvg("https://row.example/boats/7")).toMatch(
    /^<svg [^>]+><path fill="#fff" [^>]+\/><path d="[Mhvz\d \-.]+"\/><\/svg>\n$/,
  );
});
