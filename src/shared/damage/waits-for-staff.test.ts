import { addMinutes, differenceInMinutes } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type UnusableReport, waitsForStaff } from "./waits-for-staff";

const noon = new Date("2026-11-20T20:00:00Z");
const calls = fc
  .array(fc.record({ boatId: fc.integer({ min: 1, max: 6 }), minute: fc.nat({ max: 300 }) }))
  .map((drawn) =>
    drawn
      .toSorted((a, b) => a.minute - b.minute)
      .map(({ boatId, minute }): UnusableReport => ({ boatId, at: addMinutes(noon, minute) })),
  );

test("however a tablet calls boats unusable, within an hour it takes two out of service by itself", () => {
  fc.assert(
    fc.property(calls, (said) => {
      const takenOut = said.filter((one, nr) => !waitsForStaff(said.slice(0, nr), one));
      for (const { at } of takenOut) {
        const within = takenOut.filter(
          (one) => one.at <= at && differenceInMinutes(at, one.at) < 60,
        );
        expect(new Set(within.map(({ boatId }) => boatId)).size).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test("what it says of the same boat again, or after an hour, waits for nobody", () => {
  const said = [1, 2].map((boatId): UnusableReport => ({ boatId, at: noon }));
  const of = (boatId: number, minutes: number) =>
    waitsForStaff(said, { boatId, at: addMinutes(noon, minutes) });
  expect([of(2, 5), of(3, 59), of(3, 60)]).toEqual([false, true, false]);
  expect(waitsForStaff(said.slice(1), { boatId: 3, at: noon })).toBe(false);
});
