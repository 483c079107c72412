import { addMinutes, differenceInMinutes } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Grounding, groundingWaits } from "./grounding-waits";

const noon = new Date("2026-11-20T20:00:00Z");
const calls = fc
  .array(fc.record({ boatId: fc.integer({ min: 1, max: 6 }), minute: fc.nat({ max: 300 }) }))
  .map((drawn) =>
    drawn
      .toSorted((a, b) => a.minute - b.minute)
      .map(({ boatId, minute }): Grounding => ({ boatId, at: addMinutes(noon, minute) })),
  );

test("however a tablet calls boats unusable, within an hour it grounds two by itself", () => {
  fc.assert(
    fc.property(calls, (said) => {
      const grounded = said.filter((one, nr) => !groundingWaits(said.slice(0, nr), one));
      for (const { at } of grounded) {
        const within = grounded.filter(
          (one) => one.at <= at && differenceInMinutes(at, one.at) < 60,
        );
        expect(new Set(within.map(({ boatId }) => boatId)).size).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test("what it says of the same boat again, or after an hour, waits for nobody", () => {
  const said = [1, 2].map((boatId): Grounding => ({ boatId, at: noon }));
  const of = (boatId: number, minutes: number) =>
    groundingWaits(said, { boatId, at: addMinutes(noon, minutes) });
  expect([of(2, 5), of(3, 59), of(3, 60)]).toEqual([false, true, false]);
  expect(groundingWaits(said.slice(1), { boatId: 3, at: noon })).toBe(false);
});
