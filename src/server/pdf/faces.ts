import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { unpackWoff } from "./unpack-woff";

const findFont = createRequire(import.meta.url).resolve;
const noto = "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari";

/**
 * What paper is written with: DejaVu for Latin, Greek, Cyrillic, Hebrew, Arabic and more, a face that
 * joins Devanagari, and one that has a plain picture of nearly every other letter there is.
 */
const files = {
  plain: findFont("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: findFont("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
  devanagari: findFont(`${noto}-400-normal.woff`),
  others: findFont("@fontsource/unifontex/files/unifontex-latin-400-normal.woff"),
};
export type Face = keyof typeof files;

export const isFace = (name: unknown): name is Face => typeof name === "string" && name in files;

/** The face that has all of one letter with its marks, the wished one if it can; null if none has. */
export function faceFor(letter: string, wished: Face): Face | null {
  const order = [wished, "devanagari", "others"] as const;
  return order.find((face) => [...letter].every((point) => isIn(face, point))) ?? null;
}

// Spaces, and what only says how its neighbours are joined, are nothing to see.
const unseen = /[\s\p{Default_Ignorable_Code_Point}]/u;

const isIn = (face: Face, point: string): boolean =>
  unseen.test(point) || openFace(face).font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0);

/** How much of a face's line is above its baseline. */
export function ascentShare(face: Face): number {
  const { ascent, descent } = openFace(face).font;
  return ascent / (ascent - descent);
}

const opened = new Map<Face, { bytes: Buffer; font: Font }>();

/** A face is read when its first letter is looked for. */
export function openFace(face: Face): { bytes: Buffer; font: Font } {
  const known = opened.get(face);
  if (known) return known;
  const file = readFileSync(files[face]);
  const bytes = files[face].endsWith(".woff") ? unpackWoff(file) : file;
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${files[face]} holds several fonts`);
  opened.set(face, { bytes, font });
  return { bytes, font };
}
