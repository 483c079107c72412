import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlanView } from "../packages/plan-view";
import { countItems, priceItems, quantityOf, refuseOneMore, withQuantity } from "./cart-rules";
import { formatCents, toCents } from "./money";
import { cart } from "./order-schemas";
import { totalsOf } from "./order-totals";

const plan = (id: number, kind: PlanView["kind"], price: string): PlanView => ({
  id,
  name: `Plan ${id}`,
  description: "",
  kind,
  hoursIncluded: kind === "hours" ? 5 : 0,
  price,
  tax: "0.00",
  total: price,
  taxes: [],
  taxed: true,
  validityDays: 365,
});
const plans = [
  plan(1, "hours", "175.00"),
  plan(2, "hours", "250.00"),
  plan(3, "hours", "400.00"),
  plan(4, "training", "60.00"),
  plan(5, "fee", "129.00"),
];
const [five, , , training, fee] = plans;
if (!five || !training || !fee) throw new Error("There are five plans");
const unpaid = null;

describe("what may go into the cart", () => {
  test("three of one package, and no fourth", () => {
    expect(refuseOneMore([{ planId: 1, quantity: 2 }], five, plans, unpaid)).toBeNull();
    expect(refuseOneMore([{ planId: 1, quantity: 3 }], five, plans, unpaid)).toMatch(/at most 3/);
  });

  test("three items in all, and no fourth of another package", () => {
    const items = [
      { planId: 2, quantity: 1 },
      { planId: 3, quantity: 2 },
    ];
    expect(refuseOneMore(items, five, plans, unpaid)).toMatch(/at most 3/);
  });

  test.each([training, fee])("$kind one at a time", (single) => {
    expect(refuseOneMore([], single, plans, unpaid)).toBeNull();
    const one = [{ planId: single.id, quantity: 1 }];
    expect(refuseOneMore(one, single, plans, unpaid)).toMatch(/one at a time/);
  });

  test("one fee of all that there are", () => {
    const junior = plan(6, "fee", "60.00");
    const paid = [{ planId: fee.id, quantity: 1 }];
    expect(refuseOneMore(paid, junior, [...plans, junior], unpaid)).toMatch(/one at a time/);
    expect(refuseOneMore(paid, training, [...plans, junior], unpaid)).toBeNull();
  });

  test("the fee no more once it is paid", () => {
    expect(refuseOneMore([], fee, plans, "It is paid.")).toBe("It is paid.");
  });
});

test("taking the last of a package out leaves no empty line", () => {
  expect(withQuantity([{ planId: 1, quantity: 1 }], 1, 0)).toEqual([]);
  expect(withQuantity([], 1, -1)).toEqual([]);
});

test("a package that left the price list is not charged for", () => {
  expect(priceItems([{ planId: 9, quantity: 1 }], plans, "CAD")).toEqual([]);
});

test("whatever is pressed, the cart is one the server takes, and costs the sum of its units", () => {
  const press = fc.record({ which: fc.nat({ max: 4 }), more: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      let items: ReturnType<typeof withQuantity> = [];
      for (const { which, more } of presses) {
        const pressed = plans[which] ?? five;
        if (more && refuseOneMore(items, pressed, plans, unpaid) !== null) continue;
        items = withQuantity(items, pressed.id, quantityOf(items, pressed.id) + (more ? 1 : -1));
      }
      expect(countItems(items)).toBeLessThanOrEqual(3);
      if (items.length > 0) expect(cart.safeParse(items).success).toBe(true);
      const totals = totalsOf(priceItems(items, plans, "CAD"));
      const units = items.flatMap(({ planId, quantity }) =>
        Array.from({ length: quantity }, () => toCents(plans[planId - 1]?.price ?? "0", "CAD")),
      );
      expect(totals.subtotalCents).toBe(units.reduce((sum, cents) => sum + cents, 0));
      expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents);
    }),
  );
});

test("cents survive being written and read", () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), fc.constantFrom("CAD", "JPY"), (cents, currency) => {
      expect(toCents(formatCents(cents, currency), currency)).toBe(cents);
    }),
  );
});
