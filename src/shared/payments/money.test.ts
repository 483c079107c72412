import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { anyProfile } from "../testing/drawn-profile";
import { formatCents, refundedTaxes, sum, toCents, unitCents } from "./money";
import { taxesOf, taxNames, taxRates } from "./tax-words";

test.each([
  [17500, 875, "183.75"],
  [25000, 1250, "262.50"],
  [40000, 2000, "420.00"],
  [6000, 300, "63.00"],
  [12900, 645, "135.45"],
])("a price of %d cents has %d cents of GST and comes to %s", (price, gst, total) => {
  expect(unitCents(price, documentedProfile)).toEqual({ netCents: price, taxesCents: [gst] });
  expect(formatCents(price + gst, "CAD")).toBe(total);
});

test.each([
  [9, 0],
  [10, 1],
  [11, 1],
  [29, 1],
  [30, 2],
])("GST on %d cents rounds half up to %d", (price, gst) => {
  expect(unitCents(price, documentedProfile)).toEqual({ netCents: price, taxesCents: [gst] });
});

test("GST is never half a cent or more away from five percent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (price) => {
      const [gst = 0] = unitCents(price, documentedProfile).taxesCents;
      const off = gst * 100 - price * 5;
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
  expect(formatCents(cents, "CAD")).toBe(text);
});

test("several taxes are each rounded by themselves, to the thousandth of a percent", () => {
  const taxes = [
    { name: "GST", percent: 5, number: "" },
    { name: "QST", percent: 9.975, number: "" },
  ];
  const onTop = { pricesIncludeTax: false };
  expect(unitCents(17_500, { taxes, ...onTop }).taxesCents).toEqual([875, 1746]);
  expect(unitCents(17_500, { taxes: [], ...onTop })).toEqual({ netCents: 17_500, taxesCents: [] });
  expect([taxNames({ taxes }), taxesOf({ taxes }), taxRates({ taxes })]).toEqual([
    "GST and QST",
    "GST of 5% and QST of 9.975%",
    "GST 5% + QST 9.975%",
  ]);
});

test("a tax that the price includes is its share of it", () => {
  const taxes = [{ name: "MwSt.", percent: 19, number: "" }];
  expect(unitCents(17_500, { taxes, pricesIncludeTax: true })).toEqual({
    netCents: 14_706,
    taxesCents: [2794],
  });
});

test("at any club the parts of a unit are its price, each tax rounded half up", () => {
  const price = fc.integer({ min: 1, max: 999_999_900 });
  fc.assert(
    fc.property(anyProfile, price, (profile, priceCents) => {
      const { netCents, taxesCents } = unitCents(priceCents, profile);
      const all = sum(profile.taxes.map(({ percent }) => percent));
      const whole = profile.pricesIncludeTax ? 100 + all : 100;
      expect(taxesCents).toHaveLength(profile.taxes.length);
      for (const [nr, { percent }] of profile.taxes.entries()) {
        const off = (taxesCents[nr] ?? Number.NaN) - (priceCents * percent) / whole;
        expect(off).toBeGreaterThan(-0.5 - 1e-6);
        expect(off).toBeLessThanOrEqual(0.5 + 1e-6);
      }
      expect(netCents).toBe(profile.pricesIncludeTax ? priceCents - sum(taxesCents) : priceCents);
      expect(netCents).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a currency without decimals is written without them", () => {
  expect([0, 5, 1750, -1750].map((amount) => formatCents(amount, "JPY"))).toEqual([
    ...["0", "5", "1750", "-1750"],
  ]);
  expect([toCents("1750", "JPY"), toCents("1750.00", "JPY")]).toEqual([1750, 1750]);
});

const refundedOf = (of: { amounts: string[]; total: string; refunded: string }) =>
  refundedTaxes({ ...of, currency: "CAD", taxes: of.amounts.map((amount) => ({ amount })) });

test.each([
  ["262.50", 1250],
  ["157.50", 750],
  ["0.00", 0],
  ["0.10", 0],
  ["0.11", 1],
])("of %s that went back of 262.50 with 12.50 of GST, %d cents were GST", (refunded, gst) => {
  expect(refundedOf({ amounts: ["12.50"], total: "262.50", refunded })).toEqual([gst]);
  expect(refundedOf({ amounts: [], total: "262.50", refunded })).toEqual([]);
});

test("of several taxes each went back by its share", () => {
  const sold = { amounts: ["8.75", "17.46"], total: "201.21" };
  expect(refundedOf({ ...sold, refunded: "100.61" })).toEqual([438, 873]);
  expect(refundedOf({ ...sold, refunded: "201.21" })).toEqual([875, 1746]);
});

test("what cost nothing has no tax to refund", () => {
  expect(refundedOf({ amounts: ["0.00"], total: "0.00", refunded: "0.00" })).toEqual([0]);
});
