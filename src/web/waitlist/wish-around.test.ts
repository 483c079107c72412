import { expect, it } from "vitest";
import { wishAround } from "./wish-around";

const now = { today: "2026-11-20", minutes: 750 };
const bookingDate = "2026-11-21";

/** The stretch proposed on a day on which the boat is out from one time for so many hours each. */
function around(startTime: string, duration: number, out: [start: string, hours: number][]) {
  const bookings = out.map(([start, hours]) => ({
    ...{ bookingDate, startTime: start, duration: hours, status: "confirmed" as const },
  }));
  const diary = { available: true, availability: { bookings, blocks: [], closures: [] } };
  const { from, to } = wishAround({ bookingDate, startTime, duration }, diary, now);
  return [from, to];
}

it("is an hour more on both sides of the time that was pressed", () => {
  expect(around("08:00", 1, [["06:30", 4]])).toEqual(["07:00", "10:00"]);
});

it("is narrower where a start in it is free", () => {
  expect(around("08:00", 0.5, [["07:30", 2]])).toEqual(["07:30", "09:00"]);
  expect(around("08:00", 1, [["08:00", 1]])).toEqual(["07:30", "09:30"]);
});

it("is the whole day where that is full", () => {
  const full: [string, number][] = ["05:00", "09:00", "13:00", "17:00"].map((start) => [start, 4]);
  expect(around("08:00", 1.5, [...full, ["21:00", 1]])).toEqual(["05:00", "22:00"]);
  expect(around("08:00", 1.5, full)).toEqual(["05:00", "22:00"]);
});

it("holds the whole outing, also where that could only start earlier", () => {
  expect(around("21:30", 2, [["20:00", 2]])).toEqual(["19:00", "22:00"]);
  expect(around("05:00", 2, [["05:00", 2]])).toEqual(["05:00", "08:00"]);
});
