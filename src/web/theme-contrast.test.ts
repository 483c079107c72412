import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Palette, paletteNames } from "../shared/profile/palette";
import { mailColours, paletteColours, paletteCss } from "../shared/profile/palette-colours";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

const textPairs: [text: string, surfaces: string[]][] = [
  ["ink", ["sunken", "foam", "surface", "float", "tide-soft", "cedar-soft"]],
  ["ink", ["kelp-soft", "amber-soft", "signal-soft"]],
  ["ink-soft", ["sunken", "foam", "surface", "float"]],
  ["tide", ["sunken", "foam", "surface", "float", "tide-soft"]],
  ["tide-deep", ["foam", "surface", "float", "tide-soft"]],
  ["cedar", ["foam", "surface", "float", "cedar-soft"]],
  ["kelp", ["foam", "surface", "float", "kelp-soft"]],
  ["amber", ["foam", "surface", "float", "amber-soft"]],
  ["signal", ["foam", "surface", "float", "signal-soft"]],
  ["sail", ["deep"]],
  ["sun", ["deep"]],
  ["on-tide", ["tide", "tide-deep"]],
  ["on-cedar", ["cedar"]],
  ["on-signal", ["signal"]],
];

const times = ["day", "night"] as const;
const looks = paletteNames.flatMap((palette) => times.map((time) => ({ palette, time })));

describe.each(looks)("the colours of $palette by $time", (look) => {
  it.each(textPairs)("keep %s readable at 4.5:1 on %j", (text, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(colour(text, look), colour(surface, look)), surface).toBeGreaterThan(4.5);
    }
  });

  it.each(["navy", "rust", "plum", "moss", "gold"])("paint a %s blade at 3:1", (paint) => {
    for (const surface of ["foam", "surface", "float"]) {
      const found = contrast(colour(`blade-${paint}`, look), colour(surface, look));
      expect(found, surface).toBeGreaterThan(3);
    }
  });

  it("draw the edge of a field at 3:1", () => {
    for (const surface of ["foam", "surface", "float"]) {
      expect(contrast(colour("line-strong", look), colour(surface, look))).toBeGreaterThan(3);
    }
  });
});

// What is read on a dock, in full sun or by a head torch: times, codes, days.
const dockPairs: [text: string, surfaces: string[]][] = [
  ["ink", ["sunken", "foam", "surface", "float", "tide-soft"]],
  ["ink-soft", ["sunken", "foam", "surface", "float", "signal-soft"]],
  ["tide-deep", ["foam", "surface", "float", "tide-soft"]],
  ["on-tide", ["tide"]],
  ["kelp", ["kelp-soft"]],
  ["amber", ["amber-soft"]],
  ["signal", ["signal-soft"]],
  ["sail", ["deep"]],
  ["sun", ["deep"]],
];

describe.each(looks)("times, days and codes in $palette by $time", (look) => {
  it.each(dockPairs)("stand out at 7:1 in %s on %j", (text, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(colour(text, look), colour(surface, look)), surface).toBeGreaterThan(7);
    }
  });
});

describe.each(paletteNames)("the mails of %s", (palette) => {
  const { page, band, soft } = mailColours(palette);

  it("keep links, the club's name, words and small print readable at 4.5:1", () => {
    for (const [text, surface] of [
      [band, white],
      ["#16262c", white],
      [soft, page],
    ] as const) {
      expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThan(4.5);
    }
  });
});

it("knows bay as the theme says it, so that no page need be told", () => {
  for (const [name, [day, night]] of Object.entries(paletteColours.bay)) {
    expect([colourOfTheme(name, "day"), colourOfTheme(name, "night")], name).toEqual([day, night]);
  }
  expect(paletteCss("bay")).toBe("");
});

const white = "#ffffff";

interface Look {
  palette: Palette;
  time: (typeof times)[number];
}

/** What a palette makes of a colour, and else what the theme says. */
function colour(name: string, { palette, time }: Look): string {
  const found = Object.entries(paletteColours[palette]).find(([painted]) => painted === name);
  return found?.[1][time === "day" ? 0 : 1] ?? colourOfTheme(name, time);
}

function colourOfTheme(name: string, time: Look["time"]): string {
  const found = css.match(new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  const value = found?.[time === "day" ? 1 : 2];
  if (value === undefined) throw new Error(`theme.css has no colour ${name}`);
  return value;
}

/** The WCAG 2 contrast ratio of two opaque colours. */
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
