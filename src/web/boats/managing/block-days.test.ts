import { expect, it } from "vitest";
import { blockDays } from "./block-days";

it.each([
  ["2026-11-21", "2026-11-21", "on Sat, Nov 21, 2026"],
  ["2026-11-21", "2026-11-23", "from Sat, Nov 21 to Mon, Nov 23, 2026"],
  ["2026-12-31", "2027-01-01", "from Thu, Dec 31, 2026 to Fri, Jan 1, 2027"],
])("%s to %s reads %j", (startDate, endDate, words) => {
  expect(blockDays({ startDate, endDate })).toBe(words);
});
