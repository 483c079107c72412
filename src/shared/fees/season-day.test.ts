import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDate } from "../testing/arbitraries";
import { addDays } from "../time/club-dates";
import { seasonStart } from "./season-day";

test.each([
  ["2026-11-20", "once", "2026-01-01"],
  ["2026-04-01", "03-31", "2026-04-01"],
  ["2026-03-31", "03-31", "2025-04-01"],
  ["2027-03-01", "02-29", "2027-03-01"],
  ["2027-02-28", "02-29", "2026-03-01"],
])("on %s of seasons to %s this one began on %s", (today, season, start) => {
  expect(seasonStart(today, season)).toBe(start);
});

test("it began at most a year ago, and its first day is of it", () => {
  const season = fc.oneof(
    fc.constant("once"),
    anyDate.map((day) => day.slice(5)),
  );
  fc.assert(
    fc.property(anyDate, season, (today, feeSeason) => {
      const start = seasonStart(today, feeSeason);
      expect(start <= today && start > addDays(today, -367)).toBe(true);
      expect(seasonStart(start, feeSeason)).toBe(start);
    }),
  );
});
