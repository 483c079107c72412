import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { goalIn, goalTyped, goalView, mostGoal } from "./distance-goal";

const km = documentedProfile.units;
const mi = { ...km, distance: "mi" as const };

test.each([km, mi])(
  "what is typed in $distance comes back as it was, and is one the club takes",
  (units) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostGoal(units) }), (far) => {
        const kilometres = goalIn(`${far}`, units);
        expect(goalView.safeParse({ kilometres }).success).toBe(true);
        expect(goalTyped(kilometres ?? null, units)).toBe(`${far}`);
      }),
    );
  },
);

test.each([
  ["", null],
  ["  ", null],
  ["0", undefined],
  ["-5", undefined],
  ["2.5", undefined],
  ["10000", undefined],
  ["far", undefined],
])("%j is %s", (text, goal) => {
  expect(goalIn(text, km)).toBe(goal);
});
