import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { RowerFacts } from "../slots/gate-facts";
import { calmFacts } from "../testing/calm-facts";
import { darkAdvice, findDark } from "./find-dark";

// Oak Bay on 2026-11-21: sunrise 8:30 AM, sunset 5:28 PM by the club's clock.
const bookingDate = "2026-11-21";
const twilight = (daylightBeforeSunrise: number, daylightAfterSunset: number) =>
  calmFacts({ daylight: "refuse", daylightBeforeSunrise, daylightAfterSunset });
const find = (startTime: string, duration: number, facts: RowerFacts) =>
  findDark({ bookingDate, startTime, duration }, facts, documentedProfile)?.message;

it.each([
  ["08:30", 1],
  ["16:00", 1],
  ["16:55", 0.5],
])("an outing at %s for %d hours is light", (startTime, duration) => {
  expect(find(startTime, duration, twilight(0, 0))).toBeUndefined();
});

it("names the sun, and when to be back", () => {
  expect(find("17:00", 1, twilight(0, 30))).toBe("Sunset is at 5:28 PM; be back by 5:58 PM.");
  expect(find("16:00", 2, twilight(0, 0))).toBe("Sunset is at 5:28 PM; be back by then.");
});

it("names the sun, and when to start", () => {
  expect(find("07:30", 1.5, twilight(30, 0))).toBe(
    "Sunrise is at 8:30 AM; start at 8:00 AM at the earliest.",
  );
  expect(find("05:00", 0.5, twilight(0, 0))).toBe(
    "Sunrise is at 8:30 AM; start then at the earliest.",
  );
});

it("is worded as advice by a club that only warns", () => {
  const advice = (startTime: string, duration: number) =>
    darkAdvice({ bookingDate, startTime, duration }, twilight(30, 30), documentedProfile);
  expect(advice("06:00", 1)).toBe("Before the club's advised first start, 8:00 AM.");
  expect(advice("17:30", 1)).toBe("After the club's advised time to be back, 5:58 PM.");
});

it("minutes of twilight count to the minute, at both ends", () => {
  expect(find("08:00", 1, twilight(29, 0))).toBeDefined();
  expect(find("08:00", 1, twilight(30, 0))).toBeUndefined();
  expect(find("17:00", 1, twilight(0, 31))).toBeDefined();
  expect(find("17:00", 1, twilight(0, 32))).toBeUndefined();
});

it("calls a day dark on which the sun does not rise, and none on which it does not set", () => {
  const place = { latitude: 80, longitude: 0, offsetMinutes: 0, changes: [] };
  const pole = { ...twilight(0, 0), place };
  const noon = { startTime: "12:00", duration: 1 };
  expect(findDark({ bookingDate: "2026-12-21", ...noon }, pole, documentedProfile)?.message).toBe(
    "The sun does not rise that day.",
  );
  const midnight = { startTime: "23:00", duration: 1 };
  expect(findDark({ bookingDate: "2026-06-21", ...midnight }, pole, documentedProfile)).toBeNull();
});

it("finds nothing for a boat with lights whose rower is cleared for the night, on its day", () => {
  const night = { name: "Night", grantedOn: "2026-11-01", expiresOn: "2026-11-21" };
  const calm = calmFacts({ daylight: "refuse", nightClearance: "Night" });
  const facts = { ...calm, boat: { ...calm.boat, lights: true }, clearances: [night] };
  expect(find("20:00", 1, facts)).toBeUndefined();
  expect(find("20:00", 1, { ...facts, boat: calm.boat })).toBeDefined();
  const ended = { ...night, expiresOn: "2026-11-20" };
  expect(find("20:00", 1, { ...facts, clearances: [ended] })).toBeDefined();
  const settings = { ...facts.settings, nightClearance: null };
  expect(find("20:00", 1, { ...facts, settings })).toBeDefined();
});
