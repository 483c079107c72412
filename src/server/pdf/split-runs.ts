import bidiFactory from "bidi-js";
import { type Face, faceFor } from "./faces";

/** Letters that are drawn with one face, in one direction. */
export interface Run {
  text: string;
  face: Face;
  /** by the Unicode bidirectional algorithm: odd from right to left */
  level: number;
}

const bidi = bidiFactory();
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

const notPrintable = "[not printable]";

/**
 * A line as it is drawn from left to right: a part for each face and direction. What is written from
 * right to left stays in reading order within its part. Letters that no face has are said to be missing.
 */
export function splitRuns(line: string, wished: Face): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, "ltr");
  const runs: (Run & { missing: boolean })[] = [];
  for (const { segment, index } of letters.segment(line)) {
    const level = levels[index] ?? 0;
    const found = faceFor(segment, wished);
    const missing = found === null;
    const face = found ?? wished;
    const last = runs.at(-1);
    const goesOn = last?.face === face && last.level === level && last.missing === missing;
    if (last && goesOn) last.text += missing ? "" : asDrawn(segment, level);
    else
      runs.push({ text: missing ? notPrintable : asDrawn(segment, level), face, level, missing });
  }
  return inDrawingOrder(runs);
}

/** Brackets open to the other side where a line is written from right to left. */
const asDrawn = (letter: string, level: number): string =>
  (level % 2 === 1 && bidi.getMirroredCharacter(letter)) || letter;

/** From the highest level down, parts of a level and above are turned round. */
function inDrawingOrder<R extends Run>(runs: readonly R[]): R[] {
  const order = [...runs];
  for (let level = Math.max(0, ...order.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let until = from;
      while ((order[until]?.level ?? 0) >= level) until += 1;
      order.splice(from, until - from, ...order.slice(from, until).reverse());
      from = until;
    }
  }
  return order;
}
