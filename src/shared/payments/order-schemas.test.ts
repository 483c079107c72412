import { expect, it } from "vitest";
import { placeOrderInput } from "./order-schemas";

const order = (amount: unknown) =>
  placeOrderInput.safeParse({ amount, currency: "CAD", intent: "CAPTURE" });

it.each([
  ["262.50", "262.50"],
  ["262.5", "262.50"],
  ["420", "420.00"],
  [183.75, "183.75"],
])("takes an amount of %j with at most two decimals", (amount, cents) => {
  expect(order(amount).data?.amount).toBe(cents);
});

it.each(["183.754", "262.500", 183.754, "1e2", "-63.00", "183,75", ".5", ""])(
  "refuses %j as an amount and says how one is written",
  (amount) => {
    expect(order(amount).error?.issues).toMatchObject([
      { path: ["amount"], message: "Please write the amount like 262.50" },
    ]);
  },
);
