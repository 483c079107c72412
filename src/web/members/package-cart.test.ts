import { expect, it } from "vitest";
import type { PlanView } from "../../shared/packages/plan-view";
import { cartTotal, itemsOf, mayAdd } from "./package-cart";

const plan = (id: number, kind: PlanView["kind"], total: string): PlanView => ({
  id,
  name: `Plan ${id}`,
  description: "",
  kind,
  hoursIncluded: 5,
  price: "0.00",
  tax: "0.00",
  total,
  validityDays: 365,
});

const five = plan(1, "hours", "183.75");
const training = plan(4, "training", "63.00");
const fee = plan(5, "fee", "135.45");
const buyer = { feePaid: false };

it("takes up to three items in all, and up to three of one package", () => {
  expect(mayAdd({ 1: 2 }, five, buyer)).toBe(true);
  expect(mayAdd({ 1: 3 }, five, buyer)).toBe(false);
  expect(mayAdd({ 1: 2, 4: 1 }, five, buyer)).toBe(false);
});

it("takes one training and one fee at a time, and no fee that is paid", () => {
  expect(mayAdd({ 4: 1 }, training, buyer)).toBe(false);
  expect(mayAdd({}, fee, buyer)).toBe(true);
  expect(mayAdd({ 5: 1 }, fee, buyer)).toBe(false);
  expect(mayAdd({}, fee, { feePaid: true })).toBe(false);
});

it("adds up to the cent, and sends only what was chosen", () => {
  const cart = { 1: 2, 4: 0, 5: 1 };
  expect(cartTotal(cart, [five, training, fee])).toBe("502.95");
  expect(itemsOf(cart)).toEqual([
    { planId: 1, quantity: 2 },
    { planId: 5, quantity: 1 },
  ]);
});
