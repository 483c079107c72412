import fc from "fast-check";
import { expect, test } from "vitest";
import { toHours } from "../hours/quarters";
import { isSameKind, kindOf } from "../profile/boat-kinds";
import { documentedProfile } from "../profile/club-profile";
import { bookingCostQuarters } from "./booking-cost";
import { bookingIdIn, bookingReference } from "./booking-reference";

test.each([
  ["single", 0.5, 0.5],
  ["single", 1.5, 1.5],
  ["single", 4, 4],
  ["double", 0.5, 0.75],
  ["double", 1, 1.5],
  ["double", 1.5, 2.25],
  ["double", 2.5, 3.75],
  ["double", 4, 6],
  ["Single", 2, 3],
  ["quad", 2, 3],
  ["", 2, 3],
])("a boat of category %j costs for %d hours %d balance hours", (category, duration, hours) => {
  expect(toHours(bookingCostQuarters(category, duration, documentedProfile))).toBe(hours);
});

test("every charge is an exact number of quarters, and two halves cost what the whole costs", () => {
  const halfHours = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(fc.constantFrom("single", "double"), halfHours, halfHours, (category, a, b) => {
      const cost = (slots: number) => bookingCostQuarters(category, slots / 2, documentedProfile);
      expect(cost(a)).toBe((a / 2) * kindOf(category, documentedProfile).rate * 4);
      expect(Number.isInteger(cost(a))).toBe(true);
      expect(cost(a) + cost(b)).toBe(cost(a + b));
    }),
  );
});

test("only the category single is a solo", () => {
  expect(isSameKind("quad", "double", documentedProfile)).toBe(true);
  expect(isSameKind("single", "double", documentedProfile)).toBe(false);
  expect(isSameKind("single", "Single", documentedProfile)).toBe(false);
});

test.each([
  [7, "WRC-0007"],
  [4821, "WRC-4821"],
  [10000, "WRC-10000"],
])("booking %d is %s", (id, reference) => {
  expect(bookingReference(id, documentedProfile)).toBe(reference);
});

test.each([
  ["WRC-0042", 42],
  [" wrc42 ", 42],
  ["42", 42],
  ["WRC-", null],
  ["WRC-4x", null],
  ["sam", null],
  ["1234567890", null],
])("%j names booking %j", (text, id) => {
  expect(bookingIdIn(text, documentedProfile)).toBe(id);
});
