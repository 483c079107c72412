import { expect, it } from "vitest";
import type { BookingLimits } from "../bookings/booking-rules";
import { defaultSafetySettings } from "../safety-settings";
import { calmFacts } from "../testing/calm-facts";
import { fairSaturday } from "../testing/foreseen-hours";
import { findRough } from "./find-rough";

const gusts = { gustKmh: 46 };
const span = { bookingDate: "2026-11-21", startTime: "10:00", duration: 1 };
const facts = (byHour: Parameters<typeof fairSaturday>[0], settings: object = {}) => ({
  ...calmFacts({ conditions: "refuse", ...settings }),
  forecast: fairSaturday(byHour),
});
const find = (of: object, by = facts({ 10: gusts }), limits: BookingLimits = "member") =>
  findRough({ ...span, ...of }, by, limits)?.message;

it("names the limit, what was found, and the nearest start that would do", () => {
  expect(findRough(span, facts({ 9: gusts, 10: gusts, 11: { windKmh: 26 } }), "member")).toEqual({
    code: "CONDITIONS_TOO_ROUGH",
    message:
      "Gusts of 46 km/h at 10 AM, limit 40 km/h. " +
      "The nearest start for 1 hour that would do is 8:00 AM.",
  });
  expect(find({ startTime: "10:30" })).toContain("would do is 11:00 AM.");
  expect(find({ startTime: "10:30", duration: 2 })).toContain(
    "for 2 hours that would do is 11:00 AM.",
  );
});

it("names a start that the caller may take: ahead, until closing, on the hour for admins", () => {
  const untilNine = Object.fromEntries([5, 6, 7, 8].map((hour) => [hour, gusts]));
  expect(find({ startTime: "05:00" }, facts(untilNine))).toContain("is 9:00 AM.");
  const fromNoon = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n + 12, gusts]));
  expect(find({ startTime: "20:00", duration: 1.5 }, facts(fromNoon))).toContain("is 10:30 AM.");
  expect(find({ startTime: "20:00", duration: 1.5 }, facts(fromNoon), "admin")).toContain(
    "is 10:00 AM.",
  );
  const today = { ...facts({ 10: gusts }).now, today: "2026-11-21", minutes: 9 * 60 + 31 };
  const late = { ...facts({ 10: gusts, 9: { code: 95 } }), now: today };
  expect(find({}, late)).toContain("is 11:00 AM.");
});

it("names no start in the dark where the dark is refused", () => {
  const allLight = Object.fromEntries(
    [8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) => [hour, gusts]),
  );
  expect(find({}, facts(allLight))).toContain("is 7:00 AM.");
  expect(find({}, facts(allLight, { daylight: "refuse" }))).toContain(
    "No start of that day would do for 1 hour; please choose another day.",
  );
});

it.each([
  ["care", { 10: { gustKmh: 39 } }],
  ["an hour that is missing a value", { 10: { gustKmh: null } }],
  ["gusts before and after it", { 9: gusts, 11: gusts }],
])("%s is nothing to refuse", (_what, byHour) => {
  expect(find({}, facts(byHour))).toBeUndefined();
});

it("goes by what the rower is cleared for on that day", () => {
  const level2 = { name: "Level 2", grantedOn: "2026-01-01", expiresOn: "2026-11-21" };
  const cleared = { ...facts({ 10: gusts }), clearances: [level2] };
  expect(find({}, cleared)).toBeUndefined();
  const ended = { ...cleared, clearances: [{ ...level2, expiresOn: "2026-11-20" }] };
  expect(find({}, ended)).toContain("limit 40 km/h");
});

it("says nothing while conditions are off", () => {
  expect(find({}, facts({ 10: gusts }, defaultSafetySettings))).toBeUndefined();
});
