import fc from "fast-check";
import { expect, test } from "vitest";
import { endTime, fromMinutes } from "../time/clock-times";
import { type ChainLink, continuationsOf } from "./outing-chain";

const link = (over: Partial<ChainLink> = {}): ChainLink => ({
  id: 1,
  boatId: 1,
  memberId: 1,
  bookingDate: "2026-11-20",
  startTime: "06:00",
  duration: 1,
  ...over,
});

test("bookings of the same rower and boat that begin at the end continue the outing, in order", () => {
  const head = link();
  const later = [
    link({ id: 4, startTime: "09:00" }),
    link({ id: 3, startTime: "08:30", duration: 0.5 }),
    link({ id: 2, startTime: "07:00", duration: 1.5 }),
  ];
  expect(continuationsOf(head, later).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test.each<[string, Partial<ChainLink>]>([
  ["another rower's", { memberId: 2 }],
  ["another boat's", { boatId: 2 }],
  ["another day's", { bookingDate: "2026-11-21" }],
  ["one after a pause", { startTime: "07:30" }],
  ["one that begins earlier", { startTime: "06:30" }],
])("%s does not", (_, over) => {
  expect(continuationsOf(link(), [link({ id: 2, startTime: "07:00", ...over })])).toEqual([]);
});

test("a chain has no gap, and each booking is in it once", () => {
  const starts = fc.uniqueArray(fc.integer({ min: 10, max: 43 }), { maxLength: 12 });
  fc.assert(
    fc.property(starts, (halfHours) => {
      const bookings = halfHours.map((at, nr) =>
        link({ id: nr + 2, startTime: fromMinutes(at * 30), duration: 0.5 }),
      );
      const head = link({ startTime: "05:00", duration: 0.5 });
      let end = endTime(head.startTime, head.duration);
      for (const one of continuationsOf(head, bookings)) {
        expect(one.startTime).toBe(end);
        end = endTime(one.startTime, one.duration);
      }
      expect(bookings.some(({ startTime }) => startTime === end)).toBe(false);
    }),
  );
});
