import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDate } from "../testing/arbitraries";
import { addDays, daysBetween } from "../time/club-dates";
import { feeNotSold, feePaidBy, feePaidOf, isFeeDue } from "./fee-paid";

describe("a payment", () => {
  test("is for good where the fee is paid once", () => {
    expect(feePaidBy(null, "once")).toBeNull();
    expect(feePaidBy("2020-01-01", "once")).toBe("for good");
    expect(isFeeDue("for good", "2090-01-01")).toBe(false);
  });

  test.each([
    ["61 days before the end", "2027-01-30", "2027-04-01"],
    ["60 days before the end", "2027-01-31", "2028-04-01"],
    ["on the last day", "2027-04-01", "2028-04-01"],
    ["on the day after", "2027-04-02", "2028-04-01"],
    ["late in a year", "2026-12-31", "2027-04-01"],
  ])("%s lasts to the first such day more than 60 days later", (_when, paidOn, until) => {
    expect(feePaidBy(paidOn, "04-01")).toBe(until);
  });

  test.each([
    ["2026-12-02", "01-31", "2028-01-31"],
    ["2026-12-01", "01-31", "2027-01-31"],
    ["2026-12-31", "01-01", "2028-01-01"],
    ["2026-07-01", "02-29", "2027-02-28"],
    ["2027-07-01", "02-29", "2028-02-29"],
    ["2026-12-30", "02-29", "2028-02-29"],
    ["2027-12-31", "02-29", "2029-02-28"],
    ["2027-12-30", "02-29", "2028-02-29"],
  ])("on %s for a season to %s lasts to %s", (paidOn, season, until) => {
    expect(feePaidBy(paidOn, season)).toBe(until);
  });
});

const anySeason = anyDate.map((day) => day.slice(5));
const day = fc.tuple(anyDate, anySeason);

test("whenever it is paid, the fee lasts more than 60 days, and less than 61 more than a year", () => {
  fc.assert(
    fc.property(day, ([paidOn, season]) => {
      const paid = String(feePaidBy(paidOn, season));
      expect(daysBetween(paidOn, paid)).toBeGreaterThan(60);
      expect(daysBetween(paidOn, paid)).toBeLessThanOrEqual(366 + 60);
      const isSeason = paid.endsWith(season) || (season === "02-29" && paid.endsWith("02-28"));
      expect(isSeason).toBe(true);
    }),
  );
});

test("whoever may renew buys the season after the one that is paid, and no other", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 60 }), ([paidOn, season], early) => {
      const paid = String(feePaidBy(paidOn, season));
      const renewedOn = addDays(paid, -early);
      expect(feeNotSold(paid, renewedOn)).toBeNull();
      const renewed = String(feePaidBy(renewedOn, season));
      expect(Number(renewed.slice(0, 4))).toBe(Number(paid.slice(0, 4)) + 1);
      expect(feeNotSold(renewed, renewedOn)).not.toBeNull();
    }),
  );
});

test("a later payment never ends earlier", () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 500 }), ([paidOn, season], later) => {
      const [first, second] = [paidOn, addDays(paidOn, later)].map((on) =>
        String(feePaidBy(on, season)),
      );
      expect(second && first && second >= first).toBe(true);
    }),
  );
});

test("the last day still counts as paid", () => {
  expect(isFeeDue("2027-04-01", "2027-04-01")).toBe(false);
  expect(isFeeDue("2027-04-01", "2027-04-02")).toBe(true);
  expect(isFeeDue(null, "2027-04-01")).toBe(true);
});

test("the fee is sold in the last 60 days, and before says from when", () => {
  expect(feeNotSold("2027-04-01", "2027-01-30")).toBe(
    "The membership fee is paid until April 1, 2027. It can be renewed from January 31, 2027.",
  );
  expect(feeNotSold("2027-04-01", "2027-01-31")).toBeNull();
  expect(feeNotSold("2027-04-01", "2027-09-01")).toBeNull();
  expect(feeNotSold(null, "2027-01-30")).toBeNull();
  expect(feeNotSold("for good", "2027-01-30")).toBe("The membership fee is already paid.");
});

test("an answer says for good where it names no last day", () => {
  expect(feePaidOf({ feePaidAt: null })).toBeNull();
  expect(feePaidOf({ feePaidAt: "2026-01-05T18:00:00.000Z" })).toBe("for good");
  const seasons = { feePaidAt: "2026-01-05T18:00:00.000Z", feePaidUntil: "2026-04-01" };
  expect(feePaidOf(seasons)).toBe("2026-04-01");
  expect(feePaidOf({ feePaidAt: null, feePaidUntil: null })).toBeNull();
});
