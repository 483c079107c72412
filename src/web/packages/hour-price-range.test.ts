import { expect, it } from "vitest";
import type { PlanView } from "../../shared/packages/plan-view";
import { hourPriceRange } from "./hour-price-range";

const plan = (kind: PlanView["kind"], hoursIncluded: number, price: string): PlanView => ({
  id: 1,
  name: "",
  description: "",
  kind,
  hoursIncluded,
  price,
  tax: "0.00",
  total: price,
  validityDays: 365,
});

it("speaks of the cheapest and the dearest hour of balance on sale", () => {
  const plans = [
    plan("hours", 5, "175.00"),
    plan("hours", 10, "250.00"),
    plan("hours", 20, "400.00"),
  ];
  expect(hourPriceRange(plans)).toBe("20 to 35");
});

it("leaves the fee and the training out of the price of an hour", () => {
  expect(hourPriceRange([plan("fee", 0, "129.00"), plan("hours", 8, "180.00")])).toBe("22.50");
});

it("says nothing when no hours are on sale", () => {
  expect(hourPriceRange([plan("training", 0, "60.00")])).toBeNull();
});
