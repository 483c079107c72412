import fc from "fast-check";
import { expect, test } from "vitest";
import { splitRuns } from "./split-runs";

const drawn = (line: string) =>
  splitRuns(line, "plain").map(({ text, face, level }) => [text, face, level % 2 === 1]);

test("a line in letters of one face is one part", () => {
  expect(drawn("For Nguyễn Łucja Жук, Γιώργος")).toEqual([
    ["For Nguyễn Łucja Жук, Γιώργος", "plain", false],
  ]);
});

test.each([
  ["For 王小明, bow", ["For ", "王小明", ", bow"], "others"],
  ["For 김민준", ["For ", "김민준"], "others"],
  ["For राम", ["For ", "राम"], "devanagari"],
] as const)("in %s only what the face lacks is drawn with another one", (line, texts, face) => {
  const faces = texts.map((_, nr) => (nr === 1 ? face : "plain"));
  expect(drawn(line)).toEqual(texts.map((text, nr) => [text, faces[nr], false]));
});

test("what reads from right to left is drawn from its end, and its numbers are not", () => {
  expect(drawn("For דוד 12 כהן.")).toEqual([
    ["For ", "plain", false],
    [" כהן", "plain", true],
    ["12", "plain", false],
    ["דוד ", "plain", true],
    [".", "plain", false],
  ]);
});

test("brackets around what reads from right to left open to its side", () => {
  expect(drawn("דוד (דודו) כהן")).toEqual([["דוד )דודו( כהן", "plain", true]]);
});

test("letters that no face has are said to be missing, once for those in a row", () => {
  expect(drawn("𠮷𠮷 Ono").map(([text]) => text)).toEqual(["[not printable]", " Ono"]);
});

test("no letter is lost or doubled, whatever stands beside what", () => {
  const piece = fc.constantFrom("Kim ", "דוד", " محمد", "12", "王", "राम", ", ", "김 ", "Ж");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const line = pieces.join("");
      const parts = splitRuns(line, "bold").map(({ text }) => text);
      expect([...parts.join("")].sort()).toEqual([...line].sort());
      for (const part of parts) expect(line).toContain(part);
    }),
  );
});
