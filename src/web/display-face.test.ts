import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";

// Until the display face has come, words stand in one of the reader's own, and must not move then.

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const standIns = [
  ...read("display-face.css").matchAll(
    /@font-face \{\s+font-family: "Fraunces in ([\w ]+)";[^}]*\}/g,
  ),
];

const face = openFont("@fontsource/fraunces/files/fraunces-latin-600-normal.woff2");

it.each(standIns.map(([rule, name]) => [name, rule]))("%s has its line's height", (_, rule) => {
  const size = percentOf(rule, "size-adjust");
  const height = (of: string) => (percentOf(rule, of) * size) / 100;
  expect(height("ascent-override")).toBeCloseTo((100 * face.ascent) / face.unitsPerEm, 0);
  expect(height("descent-override")).toBeCloseTo((-100 * face.descent) / face.unitsPerEm, 0);
});

it("headings are as wide in a stand-in that we can measure, but for two in a hundred", () => {
  const [rule = ""] = standIns.find(([, name]) => name === "DejaVu Serif") ?? [];
  const standIn = openFont("dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf");
  for (const words of ["Willows Rowing Club", "Our boats", "Member Dashboard", "How it works"]) {
    const drawn = widthOf(words, standIn) * (percentOf(rule, "size-adjust") / 100);
    expect(Math.abs(drawn / widthOf(words, face) - 1)).toBeLessThan(0.02);
  }
});

it("all of them stand in line behind it", () => {
  const [, stack = ""] = /--font-display:\s*([^;]+);/.exec(read("theme.css")) ?? [];
  expect(stack.split(/,\s*/)).toEqual([
    '"Fraunces"',
    ...standIns.map(([, name]) => `"Fraunces in ${name}"`),
    "serif",
  ]);
  expect(standIns.length).toBeGreaterThan(2);
});

function openFont(name: string): Font {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(name)));
  if (!("layout" in font)) throw new Error(`${name} is not one font.`);
  return font;
}

function percentOf(rule = "", property: string): number {
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]);
}

const widthOf = (words: string, font: Font) => font.layout(words).advanceWidth / font.unitsPerEm;
