import fc from "fast-check";
import { expect, test } from "vitest";
import { formatHours, hoursBand, isUnlimited, rateWords, toHours, toQuarters } from "./quarters";

test("quarters come back as the hours they were", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_000_000 }), (quarters) => {
      expect(toQuarters(toHours(quarters))).toBe(quarters);
    }),
  );
});

test("sums of quarters are exact where sums of decimals drift", () => {
  const tenths = Array.from({ length: 40 }, () => toQuarters(0.75));
  expect(toHours(tenths.reduce((sum, quarters) => sum + quarters, 0))).toBe(30);
});

test("one million hours and more are unlimited", () => {
  expect(isUnlimited(1_000_000)).toBe(true);
  expect(isUnlimited(999_999.75)).toBe(false);
});

test.each([
  [8.5, "8.5 hours"],
  [1, "1 hour"],
  [0, "0 hours"],
  [0.25, "0.25 hours"],
  [1_000_000, "Unlimited hours"],
])("%d hours read %s", (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});

test.each([
  [10.25, "plenty"],
  [10, "some"],
  [0.25, "some"],
  [0, "none"],
] as const)("%d hours are in the band %s", (hours, band) => {
  expect(hoursBand(hours)).toBe(band);
});

test("what costs nothing costs no hours", () => {
  expect([0, 1, 1.5].map(rateWords)).toEqual(["No hours", "1 hour", "1.5 hours"]);
});
