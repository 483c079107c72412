import { expect, test } from "vitest";
import { kilometresOn, typeKilometres } from "./typed-kilometres";

const typed = (...keys: string[]) => keys.reduce(typeKilometres, "");

test.each([
  [["6", ".", "2"], "6.2"],
  [[".", "5"], "0.5"],
  [["0", "5"], "0"],
  [["1", "2", "3"], "12"],
  [["6", ".", "2", "5"], "6.2"],
  [["6", ".", "."], "6."],
  [["6", "1"], "6"],
  [["6", "0", ".", "1"], "60."],
  [["1", "2", "back"], "1"],
  [["back"], ""],
])("the keys %j show %s", (keys, shown) => {
  expect(typed(...keys)).toBe(shown);
});

test("nothing typed is no distance, and a point at the end is none", () => {
  expect(kilometresOn("")).toBeUndefined();
  expect(kilometresOn("6.")).toBe(6);
  expect(kilometresOn("6.2")).toBe(6.2);
});
