import { expect, test } from "vitest";
import { numberOrNone, numberTyped } from "./number-typed";

test.each<[string | number | null, number]>([
  ["46,8139", 46.8139],
  ["-123,3", -123.3],
  [" 46.8139 ", 46.8139],
  [2.5, 2.5],
  ["", Number.NaN],
  [" ", Number.NaN],
  [null, Number.NaN],
  ["1,000.5", Number.NaN],
  ["two", Number.NaN],
])("%j is %d", (typed, number) => {
  expect(numberTyped(typed)).toBe(number);
});

test("an empty field may be none", () => {
  expect([numberOrNone(""), numberOrNone(null), numberOrNone("0,5")]).toEqual([null, null, 0.5]);
});
