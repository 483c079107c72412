import { expect, test } from "vitest";
import { toMinutes } from "../time/clock-times";
import { firstBookableDate, lastBookableDate } from "./booking-horizon";
import { documentedProfile } from "./club-profile";

test.each([
  ["2026-11-20", "2027-02-20"],
  ["2026-11-30", "2027-02-28"],
  ["2027-11-30", "2028-02-29"],
  ["2026-12-31", "2027-03-31"],
  ["2027-01-31", "2027-04-30"],
  ["2026-11-01", "2027-02-01"],
])("on %s a member may book up to %s", (today, last) => {
  expect(lastBookableDate(today, "member", documentedProfile)).toBe(last);
});

test.each([
  ["00:10", "2026-11-30"],
  ["21:30", "2026-11-30"],
  ["21:31", "2026-12-01"],
  ["23:59", "2026-12-01"],
])("at %s the first day with a start to come is %s", (time, first) => {
  const at = { today: "2026-11-30", minutes: toMinutes(time) };
  expect(firstBookableDate(at, documentedProfile)).toBe(first);
});

test("an admin books for a member up to 90 days ahead", () => {
  expect(lastBookableDate("2026-11-20", "admin", documentedProfile)).toBe("2027-02-18");
});
