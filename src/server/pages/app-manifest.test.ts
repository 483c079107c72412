import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { paletteColours } from "../../shared/profile/palette-colours";
import { appManifest } from "./app-manifest";

const publicFolder = new URL("../../../public/", import.meta.url);

it("offers icons that exist, in the size they claim", () => {
  const { icons } = appManifest({ name: "Slipway", palette: "bay", icon: null });
  const drawn = icons.filter(({ type }) => type === "image/png");
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    const header = readFileSync(new URL(`.${src}`, publicFolder));
    const size = `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
    expect([header.toString("latin1", 1, 4), size], src).toEqual(["PNG", sizes]);
  }
});

it("is the club's: its name, its icon, its colours", () => {
  const icon = { url: "/club-pictures/1.png", side: 600 };
  const { foam, tide } = paletteColours.regatta;
  expect(appManifest({ name: "Ruderclub", palette: "regatta", icon })).toMatchObject({
    name: "Ruderclub",
    short_name: "Ruderclub",
    background_color: foam[0],
    theme_color: tide[0],
    icons: [{ src: icon.url, sizes: "600x600", type: "image/png" }],
  });
});
