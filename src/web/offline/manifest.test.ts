import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { paths } from "../paths";

const publicFolder = new URL("../../../public/", import.meta.url);
const read = (file: string) => readFileSync(new URL(`.${file}`, publicFolder));
const manifest = JSON.parse(read("/manifest.webmanifest").toString());

it("offers icons that exist, in the size they claim", () => {
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    const header = read(src);
    const size = `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
    expect([header.toString("latin1", 1, 4), size], src).toEqual(["PNG", sizes]);
  }
});

it("leads to screens that exist", () => {
  const urls = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
  expect(Object.values(paths)).toEqual(expect.arrayContaining(urls));
});
