import { expect, it } from "vitest";
import type { PlanView } from "../../shared/packages/plan-view";
import { documentedProfile } from "../../shared/profile/club-profile";
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
  taxes: [],
  taxed: true,
  validityDays: 365,
});

it("speaks of the cheapest and the dearest hour of balance on sale", () => {
  const plans = [
    plan("hours", 5, "175.00"),
    plan("hours", 10, "250.00"),
    plan("hours", 20, "400.00"),
  ];
  expect(hourPriceRange(plans, documentedProfile)).toBe("20 to 35 CAD");
});

it("leaves the fee and the training out of the price of an hour", () => {
  expect(
    hourPriceRange([plan("fee", 0, "129.00"), plan("hours", 8, "180.00")], documentedProfile),
  ).toBe("22.50 CAD");
});

it("says nothing when no hours are on sale", () => {
  expect(hourPriceRange([plan("training", 0, "60.00")], documentedProfile)).toBeNull();
});

it("writes it as the club's country does", () => {
  const plans = [plan("hours", 8, "180.00"), plan("hours", 5, "175.00")];
  const words = (country: string, currency: string) => hourPriceRange(plans, { country, currency });
  expect(words("IE", "EUR")).toBe("€22.50 to €35");
  expect(words("JP", "JPY")).toBe("¥23 to ¥35");
});
