import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { formatCents, refundedTax, taxCents, taxPercent } from "./money";

test.each([
  [17500, 875, "183.75"],
  [25000, 1250, "262.50"],
  [40000, 2000, "420.00"],
  [6000, 300, "63.00"],
  [12900, 645, "135.45"],
])("a price of %d cents has %d cents of GST and comes to %s", (price, gst, total) => {
  expect(taxCents(price, documentedProfile)).toBe(gst);
  expect(formatCents(price + gst)).toBe(total);
});

test.each([
  [9, 0],
  [10, 1],
  [11, 1],
  [29, 1],
  [30, 2],
])("GST on %d cents rounds half up to %d", (price, gst) => {
  expect(taxCents(price, documentedProfile)).toBe(gst);
});

test("GST is never half a cent or more away from five percent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (price) => {
      const off = taxCents(price, documentedProfile) * 100 - price * 5;
      expect(off).toBeGreaterThan(-50);
      expect(off).toBeLessThanOrEqual(50);
    }),
  );
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [100, "1.00"],
  [26250, "262.50"],
  [-5, "-0.05"],
  [-1250, "-12.50"],
])("%d cents are written %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test("several taxes are each rounded by themselves, to the thousandth of a percent", () => {
  const taxes = [
    { name: "GST", percent: 5, number: "" },
    { name: "QST", percent: 9.975, number: "" },
  ];
  expect(taxCents(17_500, { taxes })).toBe(875 + 1746);
  expect(taxPercent({ taxes })).toBe(14.975);
  expect(taxCents(17_500, { taxes: [] })).toBe(0);
});

test.each([
  ["262.50", "12.50"],
  ["157.50", "7.50"],
  ["0.00", "0.00"],
  ["0.10", "0.00"],
  ["0.11", "0.01"],
])("of %s that went back of 262.50 with 12.50 of GST, %s was GST", (refunded, gst) => {
  expect(refundedTax({ tax: "12.50", total: "262.50", refunded })).toBe(gst);
  expect(refundedTax({ tax: "0.00", total: "262.50", refunded })).toBe("0.00");
});

test("what cost nothing has no tax to refund", () => {
  expect(refundedTax({ tax: "0.00", total: "0.00", refunded: "0.00" })).toBe("0.00");
});
