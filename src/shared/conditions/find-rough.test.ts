import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { defaultSafetySettings } from "../settings/safety-settings";
import { calmFacts } from "../testing/calm-facts";
import { fairSaturday } from "../testing/foreseen-hours";
import { findRough } from "./find-rough";

const gusts = { gustKmh: 46 };
const span = { bookingDate: "2026-11-21", startTime: "10:00", duration: 1 };
const facts = (byHour: Parameters<typeof fairSaturday>[0], settings: object = {}) => ({
  ...calmFacts({ conditions: "refuse", ...settings }),
  forecast: fairSaturday(byHour),
});
const find = (of: object, by = facts({ 10: gusts })) =>
  findRough({ ...span, ...of }, by, documentedProfile)?.message;

it("names each limit and what was found", () => {
  expect(
    findRough(span, facts({ 9: gusts, 10: gusts, 11: { windKmh: 26 } }), documentedProfile),
  ).toEqual({
    code: "CONDITIONS_TOO_ROUGH",
    message: "Gusts of 46 km/h at 10 AM, limit 40 km/h.",
  });
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
