import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { anyProfile } from "../testing/drawn-profile";
import { sum, unitCents } from "./money";
import { priceLine, refundCents, totalsOf } from "./order-totals";

const line = (priceCents: number, quantity: number) =>
  priceLine(
    {
      id: 1,
      name: "Plan",
      kind: "hours",
      hoursIncluded: 10,
      validityDays: 365,
      priceCents,
      taxesCents: unitCents(priceCents, documentedProfile).taxesCents,
    },
    { planId: 1, quantity },
  );

test("GST is rounded on each unit, so three cost three times one", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (price) => {
      expect(totalsOf([line(price, 3)]).totalCents).toBe(3 * totalsOf([line(price, 1)]).totalCents);
    }),
  );
});

test("the lines of a cart add up, and nothing costs nothing", () => {
  expect(totalsOf([line(25000, 2), line(6000, 1)])).toEqual({
    subtotalCents: 56000,
    taxesCents: [2800],
    taxCents: 2800,
    totalCents: 58800,
  });
  expect(totalsOf([])).toEqual({
    ...{ subtotalCents: 0, taxesCents: [], taxCents: 0, totalCents: 0 },
  });
});

const sold = { unitPriceCents: 25000, unitTaxesCents: [1250], quantity: 1, hoursIncluded: 10 };

test.each([
  [40, 26250],
  [24, 15750],
  [1, 656],
  [0, 0],
])("%d unused quarters of ten hours are worth %d cents with their GST", (quarters, cents) => {
  expect(refundCents(sold, quarters)).toBe(cents);
});

test("a package without hours has none to refund", () => {
  expect(refundCents({ ...sold, hoursIncluded: 0 }, 0)).toBe(0);
});

test("hours that go back in parts bring back to the cent what their line cost", () => {
  const item = fc.record({
    unitPriceCents: fc.nat({ max: 100_000 }),
    unitTaxesCents: fc.array(fc.nat({ max: 5_000 }), { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    hoursIncluded: fc.integer({ min: 1, max: 40 }),
  });
  const parts = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 });
  fc.assert(
    fc.property(item, parts, (bought, sizes) => {
      const all = bought.hoursIncluded * bought.quantity * 4;
      let [back, cents] = [0, 0];
      for (const size of [...sizes, all]) {
        const quarters = Math.min(size, all - back);
        const part = refundCents(bought, quarters, back);
        expect(part).toBeGreaterThanOrEqual(0);
        cents += part;
        back += quarters;
      }
      expect(cents).toBe((bought.unitPriceCents + sum(bought.unitTaxesCents)) * bought.quantity);
    }),
  );
});

test("more unused hours are never worth less, and all of them are worth what was paid", () => {
  const item = fc.record({
    unitPriceCents: fc.nat({ max: 100_000 }),
    unitTaxesCents: fc.array(fc.nat({ max: 5_000 }), { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    hoursIncluded: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(item, fc.nat(), (bought, some) => {
      const all = bought.hoursIncluded * bought.quantity * 4;
      const quarters = some % all;
      expect(refundCents(bought, quarters)).toBeLessThanOrEqual(refundCents(bought, quarters + 1));
      const paid = (bought.unitPriceCents + sum(bought.unitTaxesCents)) * bought.quantity;
      expect(refundCents(bought, all)).toBe(paid);
    }),
  );
});

test("at any club an order is the sum of its parts, and goes back in parts to the last cent", () => {
  const units = fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 9_999_999 }),
      taxed: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 3 }),
      hoursIncluded: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(anyProfile, units, fc.nat(), (profile, cart, some) => {
      const lines = cart.map(({ priceCents, taxed, quantity, hoursIncluded }) => {
        const unit = unitCents(priceCents, taxed ? profile : { ...profile, taxes: [] });
        const plan = { id: 1, name: "", kind: "hours" as const, validityDays: 1, hoursIncluded };
        return { ...plan, quantity, priceCents: unit.netCents, taxesCents: unit.taxesCents };
      });
      const totals = totalsOf(lines);
      expect(sum(totals.taxesCents)).toBe(totals.taxCents);
      expect(totals.subtotalCents + totals.taxCents).toBe(totals.totalCents);
      const back = lines.map((line) => {
        const { hoursIncluded, quantity } = line;
        const of = { unitPriceCents: line.priceCents, unitTaxesCents: line.taxesCents };
        const all = hoursIncluded * quantity * 4;
        const first = some % all;
        return (
          refundCents({ ...of, quantity, hoursIncluded }, first) +
          refundCents({ ...of, quantity, hoursIncluded }, all - first, first)
        );
      });
      expect(sum(back)).toBe(totals.totalCents);
    }),
  );
});
