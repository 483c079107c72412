import { expect, it } from "vitest";
import type { RowerFacts } from "../bookings/gate-facts";
import { calmFacts } from "../testing/calm-facts";
import { findDark } from "./find-dark";

// Oak Bay on 2026-11-21: sunrise 8:30 AM, sunset 5:28 PM by the club's clock.
const bookingDate = "2026-11-21";
const twilight = (daylightBeforeSunrise: number, daylightAfterSunset: number) =>
  calmFacts({ daylight: "refuse", daylightBeforeSunrise, daylightAfterSunset });
const find = (startTime: string, duration: number, facts: RowerFacts, limits?: "admin") =>
  findDark({ bookingDate, startTime, duration }, facts, limits ?? "member")?.message;

it.each([
  ["08:30", 1],
  ["16:00", 1],
  ["16:55", 0.5],
])("an outing at %s for %d hours is light", (startTime, duration) => {
  expect(find(startTime, duration, twilight(0, 0))).toBeUndefined();
});

it("names the sun, when to be back, and the last start that would do", () => {
  expect(find("17:00", 1, twilight(0, 30))).toBe(
    "Sunset is at 5:28 PM; be back by 5:58 PM. The last start for 1 hour is 4:30 PM.",
  );
  expect(find("16:00", 2, twilight(0, 0))).toBe(
    "Sunset is at 5:28 PM; be back by then. The last start for 2 hours is 3:00 PM.",
  );
});

it("names the sun, when to start, and the first start that would do", () => {
  expect(find("07:30", 1.5, twilight(30, 0))).toBe(
    "Sunrise is at 8:30 AM; start at 8:00 AM at the earliest. The first start for 1.5 hours is 8:00 AM.",
  );
  expect(find("05:00", 0.5, twilight(0, 0))).toBe(
    "Sunrise is at 8:30 AM; start then at the earliest. The first start for 0.5 hours is 8:30 AM.",
  );
});

it("names no start that has passed", () => {
  const calm = twilight(0, 0);
  const at = (minutes: number) => ({ ...calm, now: { ...calm.now, today: bookingDate, minutes } });
  expect(find("16:45", 1, at(16 * 60 + 30))).toContain(
    "No start for 1 hour is left on that day; choose another day.",
  );
  expect(find("17:00", 1, at(15 * 60 + 50))).toContain("The last start for 1 hour is 4:00 PM.");
});

it("minutes of twilight count to the minute, at both ends", () => {
  expect(find("08:00", 1, twilight(29, 0))).toBeDefined();
  expect(find("08:00", 1, twilight(30, 0))).toBeUndefined();
  expect(find("17:00", 1, twilight(0, 31))).toBeDefined();
  expect(find("17:00", 1, twilight(0, 32))).toBeUndefined();
});

it("proposes to admins a start on the hour, as they book", () => {
  expect(find("17:00", 1, twilight(0, 30), "admin")).toContain(
    "The last start for 1 hour is 4:00 PM.",
  );
});

it("says so where no start would do", () => {
  const north = {
    ...twilight(0, 0),
    place: { latitude: 65, longitude: -150, offsetMinutes: -540 },
  };
  const words = findDark(
    { bookingDate: "2026-12-21", startTime: "12:00", duration: 4 },
    north,
    "member",
  );
  expect(words?.message).toContain("No start leaves light for 4 hours; choose a shorter outing.");
});

it("finds nothing where the sun neither rises nor sets", () => {
  const pole = { ...twilight(0, 0), place: { latitude: 80, longitude: 0, offsetMinutes: 0 } };
  expect(
    findDark({ bookingDate: "2026-12-21", startTime: "12:00", duration: 1 }, pole, "member"),
  ).toBeNull();
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
