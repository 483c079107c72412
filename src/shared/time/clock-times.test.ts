import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { endTime, formatTime, fromMinutes, shortTime, toMinutes } from "./clock-times";

test("minutes and clock times say the same, and compare alike", () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 });
  fc.assert(
    fc.property(minute, minute, (a, b) => {
      expect(toMinutes(fromMinutes(a))).toBe(a);
      expect(fromMinutes(a) < fromMinutes(b)).toBe(a < b);
    }),
  );
});

test.each([
  ["05:00", "5:00 AM"],
  ["06:30", "6:30 AM"],
  ["12:00", "12:00 PM"],
  ["12:30", "12:30 PM"],
  ["21:30", "9:30 PM"],
  ["00:00", "12:00 AM"],
  ["24:00", "12:00 AM"],
])("%s reads %s", (time, words) => {
  expect(formatTime(time, documentedProfile)).toBe(words);
});

test.each([
  ["05:00", "5 AM", "05:00", "05:00"],
  ["12:00", "12 PM", "12:00", "12:00"],
  ["21:30", "9:30 PM", "21:30", "21:30"],
  ["24:00", "12 AM", "00:00", "00:00"],
])("%s in short is %s; by the 24-hour clock %s either way", (time, short, long, short24) => {
  expect(shortTime(time, documentedProfile)).toBe(short);
  const formats = { clock24: true };
  expect([formatTime(time, formats), shortTime(time, formats)]).toEqual([long, short24]);
});

test.each([
  ["06:30", 1.5, "08:00"],
  ["21:30", 0.5, "22:00"],
  ["20:30", 4, "24:30"],
])("what starts at %s and lasts %d hours ends at %s", (start, duration, end) => {
  expect(endTime(start, duration)).toBe(end);
});
