import fc from "fast-check";
import { expect, test } from "vitest";
import { lastTwelveMonths, logbookTotals } from "./logbook";

const rowed = (bookingDate: string, kilometres: number | null, minutes = 60) => ({
  bookingDate,
  kilometres,
  launchedAt: "2026-11-20T13:00:00.000Z",
  landedAt: new Date(Date.parse("2026-11-20T13:00:00.000Z") + minutes * 60_000).toISOString(),
  continues: null,
});
const outings = [
  rowed("2026-11-20", 6.2),
  { ...rowed("2026-11-20", 3), continues: 7 },
  { ...rowed("2026-11-19", null), landedAt: null },
  rowed("2026-10-02", null, 45),
  rowed("2025-11-02", 10, 90),
];

test("what landed counts by month, and what went on was on the water once", () => {
  expect(logbookTotals(outings, "month")).toEqual([
    { period: "2026-11", outings: 2, kilometres: 9.2, minutes: 60 },
    { period: "2026-10", outings: 1, kilometres: 0, minutes: 45 },
    { period: "2025-11", outings: 1, kilometres: 10, minutes: 90 },
  ]);
});

test("and by year", () => {
  expect(logbookTotals(outings, "year").map(({ period, outings }) => [period, outings])).toEqual([
    ["2026", 3],
    ["2025", 1],
  ]);
});

test("the last twelve months are all there, the oldest first", () => {
  const months = lastTwelveMonths(outings, "2026-11-30");
  expect(months.map(({ period }) => period)).toEqual([
    ...["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06", "2026-07"],
    ...["2026-08", "2026-09", "2026-10", "2026-11"],
  ]);
  expect(months.at(-1)?.kilometres).toBe(9.2);
  expect(months[0]?.outings).toBe(0);
});

test("tenths of kilometres add up exactly, in whatever order", () => {
  const tenths = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1 });
  fc.assert(
    fc.property(tenths, (all) => {
      const [total] = logbookTotals(
        all.map((one) => rowed("2026-11-20", one / 10)),
        "month",
      );
      expect(total?.kilometres).toBe(all.reduce((sum, one) => sum + one, 0) / 10);
    }),
  );
});
