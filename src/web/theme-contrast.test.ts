import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

describe.each(["day", "night"] as const)("the colours by %s", (time) => {
  it.each(textPairs)("keep %s readable at 4.5:1 on %j", (text, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(colour(text, time), colour(surface, time)), surface).toBeGreaterThan(4.5);
    }
  });

  it.each(["navy", "rust", "plum", "moss", "gold"])("paint a %s blade at 3:1", (paint) => {
    for (const surface of ["foam", "surface", "float"]) {
      const found = contrast(colour(`blade-${paint}`, time), colour(surface, time));
      expect(found, surface).toBeGreaterThan(3);
    }
  });

  it("draw the edge of a field at 3:1", () => {
    for (const surface of ["foam", "surface", "float"]) {
      expect(contrast(colour("line-strong", time), colour(surface, time))).toBeGreaterThan(3);
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

describe.each(["day", "night"] as const)("times, days and codes by %s", (time) => {
  it.each(dockPairs)("stand out at 7:1 in %s on %j", (text, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(colour(text, time), colour(surface, time)), surface).toBeGreaterThan(7);
    }
  });
});

function colour(name: string, time: "day" | "night"): string {
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
