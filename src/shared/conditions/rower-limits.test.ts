import { expect, test } from "vitest";
import { defaultConditionLimits } from "./condition-limits";
import { limitsOf } from "./rower-limits";

const day = "2026-11-21";

/** Clearances that hold on that day alone. */
const held = (...names: string[]) =>
  names.map((name) => ({ name, grantedOn: day, expiresOn: day }));

const limitsWith = (...names: string[]) => limitsOf(defaultConditionLimits, held(...names), day);

test("who holds none of the named clearances has the base limits", () => {
  expect(limitsWith("Night")).toEqual({
    windKmh: 25,
    gustKmh: 40,
    minVisibilityKm: 1,
    minTemperatureC: 0,
  });
});

test.each(["constructor", "toString", "__proto__"])(
  "a clearance that is called %s has limits where the club gave it some, and else the base's",
  (name) => {
    expect(limitsWith(name)).toEqual(limitsWith("Night"));
    const byClearance = Object.fromEntries([[name, { windKmh: 31, gustKmh: 51 }]]);
    const limits = { ...defaultConditionLimits, byClearance };
    expect(limitsOf(limits, held(name), day)).toMatchObject({ windKmh: 31 });
  },
);

test.each([
  ["2026-11-20", "2026-11-20", 25],
  ["2026-11-20", "2026-11-21", 37],
  ["2026-11-21", "2026-11-30", 37],
  ["2026-11-22", "2026-11-30", 25],
])("a clearance from %s to %s gives %d km/h on the 21st", (grantedOn, expiresOn, windKmh) => {
  const level2 = { name: "Level 2", grantedOn, expiresOn };
  const { windKmh: limit } = limitsOf(defaultConditionLimits, [level2], day);
  expect(limit).toBe(windKmh);
});
