import fc from "fast-check";
import { expect, test } from "vitest";
import { anySpan } from "../testing/arbitraries";
import { fromMinutes, toMinutes } from "../time/clock-times";
import { isFullyBooked, takenHalfHours } from "./day-fullness";

type Outings = Parameters<typeof isFullyBooked>[0];
const isFull = (outings: Outings) => isFullyBooked(outings, { opens: "05:00", closes: "22:00" });

const wholeDay = Array.from({ length: 17 }, (_, hour) => ({
  startTime: fromMinutes(300 + hour * 60),
  duration: 1,
}));

test("a day with all 17 hours taken is full, one with 16 is not", () => {
  expect(isFull(wholeDay)).toBe(true);
  for (const missing of wholeDay) {
    expect(isFull(wholeDay.filter((outing) => outing !== missing))).toBe(false);
  }
});

test("an hour counts as taken only when both its halves are", () => {
  const [first, ...rest] = wholeDay;
  expect(first?.startTime).toBe("05:00");
  expect(isFull([...rest, { startTime: "05:00", duration: 0.5 }])).toBe(false);
  expect(isFull([...rest, { startTime: "05:30", duration: 0.5 }])).toBe(false);
  const halves = [
    { startTime: "05:00", duration: 0.5 },
    { startTime: "05:30", duration: 0.5 },
  ];
  expect(isFull([...rest, ...halves])).toBe(true);
});

test("outings off the hour fill a day just as well", () => {
  const shifted = [
    { startTime: "05:00", duration: 0.5 },
    ...Array.from({ length: 4 }, (_, n) => ({
      startTime: fromMinutes(330 + n * 240),
      duration: 4,
    })),
  ];
  expect(isFull(shifted)).toBe(false);
  expect(isFull([...shifted, { startTime: "21:30", duration: 0.5 }])).toBe(true);
});

test("agrees with counting the half hours one by one", () => {
  const spread = fc.array(anySpan, { maxLength: 40 });
  // Nearly full days, which chance alone would not make.
  const nearlyFull = fc.subarray(
    wholeDay.flatMap(({ startTime }) => [
      { startTime, duration: 0.5 },
      { startTime: fromMinutes(toMinutes(startTime) + 30), duration: 0.5 },
    ]),
    { minLength: 32 },
  );
  fc.assert(
    fc.property(fc.oneof(spread, nearlyFull), (outings) => {
      const free = Array.from({ length: 34 }, (_, n) => 300 + n * 30).filter(
        (half) =>
          !outings.some(({ startTime, duration }) => {
            const start = toMinutes(startTime);
            return start <= half && half < start + duration * 60;
          }),
      );
      expect(isFull(outings)).toBe(free.length === 0);
      expect(takenHalfHours(outings).size).toBe(34 - free.length);
    }),
  );
});
