import { expect, it } from "vitest";
import { dueDay } from "./due-day";

it.each([
  ["2026-12-01", ""],
  ["2026-11-30", " yesterday"],
  ["2026-11-20", " on Nov 20"],
])("says the day of a due time where it is not today: %s", (date, words) => {
  expect(dueDay(date, "2026-12-01")).toBe(words);
});
