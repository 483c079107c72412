import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCents } from "../payments/money";
import { documentedProfile } from "../profile/club-profile";
import { hourWorth } from "./hour-worth";
import type { PlanView } from "./plan-view";

const plan = (
  hoursIncluded: number,
  price: string,
  kind: PlanView["kind"] = "hours",
): PlanView => ({
  id: hoursIncluded,
  name: "",
  description: "",
  kind,
  hoursIncluded,
  price,
  tax: "0.00",
  total: price,
  taxes: [],
  taxed: true,
  validityDays: 365,
});

describe("the club's own packages", () => {
  const [five, ten, twenty] = [plan(5, "175.00"), plan(10, "250.00"), plan(20, "400.00")];
  const onSale = [five, ten, twenty, plan(0, "129.00", "fee")];

  it.each([
    [five, { perHourCents: 3500, savedCents: 0, soloHours: 5 }],
    [ten, { perHourCents: 2500, savedCents: 10000, soloHours: 10 }],
    [twenty, { perHourCents: 2000, savedCents: 30000, soloHours: 20 }],
  ])("%#", (package_, worth) => {
    expect(hourWorth(package_, onSale, documentedProfile)).toEqual(worth);
  });
});

it("knows no worth of a fee or a training", () => {
  expect(
    hourWorth(plan(0, "129.00", "fee"), [plan(5, "175.00")], documentedProfile),
  ).toBeUndefined();
  expect(
    hourWorth(plan(3, "60.00", "training"), [plan(5, "175.00")], documentedProfile),
  ).toBeUndefined();
});

it("measures a package that is not on sale itself, and finds no saving where it is the dearest", () => {
  expect(hourWorth(plan(3, "100.00"), [], documentedProfile)).toEqual({
    perHourCents: 3333,
    savedCents: 0,
    soloHours: 3,
  });
});

const anyPlan = fc
  .record({ hours: fc.integer({ min: 1, max: 500 }), cents: fc.integer({ min: 1, max: 9999999 }) })
  .map(({ hours, cents }) => plan(hours, formatCents(cents, "CAD")));

it("is exact to the cent: what it costs and what it saves is what the dearest hour would cost", () => {
  fc.assert(
    fc.property(anyPlan, fc.array(anyPlan, { maxLength: 6 }), (mine, others) => {
      const onSale = [mine, ...others];
      const worth = hourWorth(mine, onSale, documentedProfile);
      const cents = (price: string) => Number(price.replace(".", ""));
      const dearest = Math.max(...onSale.map((p) => cents(p.price) / p.hoursIncluded));
      expect(worth?.savedCents).toBeGreaterThanOrEqual(0);
      const apart = cents(mine.price) + (worth?.savedCents ?? 0) - dearest * mine.hoursIncluded;
      expect(Math.abs(apart)).toBeLessThanOrEqual(0.5 + 1e-6);
      const off = (worth?.perHourCents ?? 0) - cents(mine.price) / mine.hoursIncluded;
      expect(Math.abs(off)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});
