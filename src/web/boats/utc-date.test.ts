import { addMonths, constructFrom, startOfMonth } from "date-fns";
import { expect, test } from "vitest";
import { TZDate } from "./utc-date";

const noon = new TZDate(2026, 10, 30, 12, 0, 0, "UTC");

test("is the day that is named, whatever zone the process is in", () => {
  expect(noon.toISOString()).toBe("2026-11-30T12:00:00.000Z");
  expect([noon.getMonth(), noon.getDate(), noon.getHours()]).toEqual([10, 30, 12]);
  expect(new TZDate(2026, 2, 8, "UTC").toISOString()).toBe("2026-03-08T00:00:00.000Z");
  expect(new TZDate(noon, "UTC").getTime()).toBe(noon.getTime());
});

test("stays what it is in the arithmetic of dates", () => {
  expect(addMonths(noon, 3).toISOString()).toBe("2027-02-28T12:00:00.000Z");
  expect(startOfMonth(noon)).toBeInstanceOf(TZDate);
  expect(constructFrom(noon, 0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
});

test("of nothing is now", () => {
  const before = Date.now();
  expect(TZDate.tz().getTime()).toBeGreaterThanOrEqual(before);
});
