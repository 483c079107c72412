import { expect, test } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { kilometresOn, typeKilometres } from "./typed-kilometres";

const { units } = documentedProfile;
const miles = { ...units, distance: "mi" } as const;
const typed = (keys: string[], of = units) =>
  keys.reduce((shown, key) => typeKilometres(shown, key, of), "");

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
  expect(typed(keys)).toBe(shown);
});

test("nothing typed is no distance, and a point at the end is none", () => {
  expect(kilometresOn("", units)).toBeUndefined();
  expect(kilometresOn("6.", units)).toBe(6);
  expect(kilometresOn("6.2", units)).toBe(6.2);
});

test("miles become tenths of a kilometre, and end where the kilometres do", () => {
  expect(kilometresOn("3.9", miles)).toBe(6.3);
  expect(typed(["3", "7", ".", "2"], miles)).toBe("37.2");
  expect(typed(["3", "7", ".", "3"], miles)).toBe("37.");
});
