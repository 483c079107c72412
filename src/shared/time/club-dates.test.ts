import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDate } from "../testing/arbitraries";
import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  fromDay,
  isClubDate,
  mondayOf,
  toDay,
} from "./club-dates";
import { clubDate } from "./date-schema";

test.each(["2026-11-20", "2028-02-29", "2026-12-31", "1999-01-01"])("%s is a day", (date) => {
  expect(isClubDate(date)).toBe(true);
});

test.each([
  "2027-02-30",
  "2027-02-29",
  "2026-04-31",
  "2026-13-01",
  "2026-00-10",
  "2026-11-00",
  "2026-11-32",
  "2026-1-5",
  "20261120",
  "2026-11-20T00:00:00Z",
  " 2026-11-20",
  "0000-00-00",
  "abc",
  "",
])("%j is no day", (date) => {
  expect(isClubDate(date)).toBe(false);
  expect(clubDate.safeParse(date).error?.issues[0]?.message).toBe(
    "Please select a real date, written yyyy-MM-dd",
  );
});

test.each([undefined, null, 20261120, {}])("asks for a date where %j was sent", (date) => {
  expect(clubDate.safeParse(date).error?.issues[0]?.message).toBe("Please select a date first");
});

test("days travel to the database and back unchanged, and compare as text", () => {
  fc.assert(
    fc.property(anyDate, anyDate, (a, b) => {
      expect(fromDay(toDay(a))).toBe(a);
      expect(isClubDate(a)).toBe(true);
      expect(a < b).toBe(daysBetween(a, b) > 0);
    }),
  );
});

test("adding days is undone by subtracting them and counted by daysBetween", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test.each([
  ["2026-11-20", 3, "2027-02-20"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-12-01", 1, "2027-01-01"],
])("%s plus %d months is %s", (date, months, result) => {
  expect(addMonths(date, months)).toBe(result);
});

test("a week begins on Monday", () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const monday = mondayOf(date);
      expect(formatDate(monday, "EEEE")).toBe("Monday");
      expect(daysBetween(monday, date)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, date)).toBeLessThan(7);
    }),
  );
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
});

test("writes a day in words", () => {
  expect(formatDate("2026-11-20", "EEEE, MMMM d")).toBe("Friday, November 20");
});
