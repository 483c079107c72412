import { expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { soonestFreeWords } from "./soonest-free-words";

const start = { bookingDate: "2026-11-20", startTime: "06:30", boats: 3 };

it("says the part of the day, the start and how many boats", () => {
  expect(soonestFreeWords(start, "2026-11-20", documentedProfile)).toBe(
    "Free this morning from 6:30 AM, 3 boats",
  );
  expect(
    soonestFreeWords({ ...start, startTime: "14:00", boats: 1 }, "2026-11-20", documentedProfile),
  ).toBe("Free this afternoon from 2:00 PM, 1 boat");
  expect(soonestFreeWords(start, "2026-11-19", documentedProfile)).toBe(
    "Free tomorrow morning from 6:30 AM, 3 boats",
  );
});
