import { addMilliseconds, addMinutes, subHours, subMinutes } from "date-fns";
import { expect, test } from "vitest";
import { believeTime, isHeardLate } from "./told-time";

const now = new Date("2026-11-20T15:00:00Z");

test("without a told time it happened now", () => {
  expect(believeTime(undefined, now)).toEqual({ at: now, doubtful: false });
});

test.each([0, 1, 60, 12 * 60])("a tap %d minutes ago is believed", (minutes) => {
  const told = subMinutes(now, minutes);
  expect(believeTime(told, now)).toEqual({ at: told, doubtful: false });
});

test.each([
  ["in the future", addMilliseconds(now, 1)],
  ["older than 12 hours", addMilliseconds(subHours(now, 12), -1)],
])("a tap %s was now, and is doubtful", (_, told) => {
  expect(believeTime(told, now)).toEqual({ at: now, doubtful: true });
});

test("a landing before its launch was now, and is doubtful", () => {
  const launched = subMinutes(now, 30);
  const early = addMilliseconds(launched, -1);
  expect(believeTime(early, now, launched)).toEqual({ at: now, doubtful: true });
  expect(believeTime(launched, now, launched)).toEqual({ at: launched, doubtful: false });
});

test("a landing is not before its launch even when our clock was put back", () => {
  const launched = addMinutes(now, 10);
  expect(believeTime(undefined, now, launched)).toEqual({ at: launched, doubtful: false });
});

test("staff see both times from more than five minutes apart", () => {
  const at = (minutes: number) => addMinutes(now, minutes).toISOString();
  expect(isHeardLate(at(0), at(5))).toBe(false);
  expect(isHeardLate(at(0), at(5.1))).toBe(true);
});
