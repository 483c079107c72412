import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { hoursOnOffer } from "./hours-on-offer";

const november = { startDate: "2026-11-01", endDate: "2026-11-30" };
const openHours = 17;

test.each([
  ["a boat is on offer from opening to closing of each day", [], 30],
  [
    "not on a day on which it is blocked, the last included",
    [{ startDate: "2026-11-10", endDate: "2026-11-12" }],
    27,
  ],
  [
    "a block counts as far as it reaches into the days asked for",
    [
      { startDate: "2026-10-20", endDate: "2026-11-01" },
      { startDate: "2026-11-29", endDate: "2026-12-31" },
    ],
    27,
  ],
  [
    "blocks of other days take nothing away",
    [
      { startDate: "2026-10-01", endDate: "2026-10-31" },
      { startDate: "2026-12-01", endDate: "2026-12-05" },
    ],
    30,
  ],
  ["all of it blocked leaves none", [{ startDate: "2026-01-01", endDate: "2026-12-31" }], 0],
])("%s", (_, blocks, days) => {
  expect(hoursOnOffer(november, blocks, documentedProfile)).toBe(days * openHours);
});
