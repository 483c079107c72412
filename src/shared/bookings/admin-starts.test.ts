import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { adminStartsAhead } from "./admin-starts";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const startsOn = (date: string, minutes = now.minutes) =>
  adminStartsAhead(date, { ...now, minutes }, documentedProfile);

it("are the 16 full hours from 05:00 to 20:00", () => {
  const starts = startsOn("2026-11-21");
  expect(starts).toHaveLength(16);
  expect([starts[0], starts.at(-1)]).toEqual(["05:00", "20:00"]);
});

it("leave out what has passed today, and every start of a day that is over", () => {
  expect(startsOn("2026-11-20")[0]).toBe("13:00");
  expect(startsOn("2026-11-20", 12 * 60)[0]).toBe("12:00");
  expect(startsOn("2026-11-19")).toEqual([]);
});
