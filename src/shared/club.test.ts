import { expect, test } from "vitest";
import { club } from "./club";
import { formatTime, toMinutes } from "./time/clock-times";

test("the opening hours are the same in numbers and in words", () => {
  expect([club.opensAt, club.closesAt]).toEqual(
    [club.openingTime, club.closingTime].map(formatTime),
  );
  const open = toMinutes(club.closingTime) - toMinutes(club.openingTime);
  expect(club.hoursInDay).toBe(open / 60);
  expect(toMinutes(club.lastStart)).toBe(toMinutes(club.closingTime) - club.slotMinutes);
});
