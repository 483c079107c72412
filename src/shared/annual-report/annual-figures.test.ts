import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { AnnualFacts, Outcome } from "./annual-facts";
import { toAnnualReport } from "./annual-figures";
import { cellWithUnit, cellWords } from "./cell-words";
import { lastFullYear, monthsOf } from "./report-year";

const nothing: AnnualFacts = {
  profile: documentedProfile,
  startDate: "2026-08-15",
  endDate: "2026-11-20",
  quietSince: "2026-08-22",
  sales: [],
  moneyBack: [],
  bookings: [],
  times: [],
  comingAndGoing: [],
  quiet: [],
  fleet: [{ id: 1, name: "Heron", category: "single", managerDisabled: false, hoursOnOffer: 100 }],
  members: 0,
  knowsGst: true,
  loggedFrom: null,
};

const amount = fc.integer({ min: 0, max: 100_000 });
const month = fc.constantFrom(...monthsOf(nothing));
const currency = fc.constantFrom("CAD", "EUR", "JPY");
const outcome = fc.constantFrom<Outcome>("launched", "missed", "unlogged", "ahead", "cancelled");
const someSales = fc.array(
  fc.record({
    month,
    currency,
    orders: amount,
    quarters: amount,
    netCents: amount,
    gstCents: amount,
  }),
);
const someMoneyBack = fc.array(
  fc.record({
    month,
    currency,
    reversed: fc.boolean(),
    quarters: amount,
    cents: amount,
    gstCents: amount,
  }),
);
const counted = { bookings: amount, halfHours: amount, charged: amount, tenths: amount };
const someBookings = fc.array(fc.record({ month, boatId: fc.constant(1), outcome, ...counted }));
const somePeople = fc.array(fc.record({ month, joined: amount, left: amount }));

test("the months of every figure add up to its sum, to the cent, the quarter and the tenth", () => {
  fc.assert(
    fc.property(
      ...([someSales, someMoneyBack, someBookings, somePeople] as const),
      (sales, moneyBack, bookings, comingAndGoing) => {
        const { figures } = toAnnualReport({
          ...nothing,
          sales,
          moneyBack,
          bookings,
          comingAndGoing,
        });
        for (const { columns, rows, total } of figures) {
          for (const [nr, { as }] of columns.entries()) {
            if (!total || nr === 0 || as === "percent") continue;
            const hundredths = (cell: unknown) => Math.round(Number(cell) * 100);
            const sum = rows.reduce((all, row) => all + hundredths(row[nr]), 0);
            expect(sum).toBe(hundredths(total[nr]));
          }
        }
      },
    ),
  );
});

test("every row has a cell for each column, and what is drawn is among them", () => {
  for (const { columns, rows, total, drawn } of toAnnualReport(nothing).figures) {
    for (const row of [...rows, ...(total ? [total] : [])])
      expect(row).toHaveLength(columns.length);
    for (const key of drawn.keys) expect(columns.map((column) => column.key)).toContain(key);
  }
});

test("a club that never charged GST reads none of it", () => {
  const { figures } = toAnnualReport({ ...nothing, knowsGst: false });
  expect(JSON.stringify(figures)).not.toMatch(/gst/i);
  const income = figures.find(({ name }) => name === "income");
  expect(income?.columns.map(({ head }) => head)).toEqual([
    ...["Month", "Orders", "Paid", "Refunded", "Taken by banks", "Kept"],
  ]);
});

test("names are said only where the figure says that it holds some", () => {
  const quiet = [{ name: "Zia Marsh", standing: "active", lastBooking: null }];
  const { figures } = toAnnualReport({ ...nothing, quiet });
  const open = figures.filter(({ namesPeople }) => !namesPeople);
  expect(JSON.stringify(open)).not.toContain("Zia");
  expect(open).toHaveLength(figures.length - 1);
});

test("unless somebody says otherwise, the year is the last twelve months that are over", () => {
  const year = { startDate: "2025-11-01", endDate: "2026-10-31" };
  expect(lastFullYear("2026-11-01")).toEqual(year);
  expect(lastFullYear("2026-11-30")).toEqual(year);
  expect(lastFullYear("2027-03-31")).toEqual({ startDate: "2026-03-01", endDate: "2027-02-28" });
});

test("cells read as people write them", () => {
  const words = (as: Parameters<typeof cellWords>[0]["as"], cell: string | number | null) =>
    cellWords({ key: "", head: "", as }, cell, documentedProfile);
  expect(words("month", "2026-11")).toBe("Nov 2026");
  expect(words("month", "Total")).toBe("Total");
  expect(words("cad", "-1234567.50")).toBe("-1,234,567.50");
  expect(words("cad", 33150)).toBe("33,150.00");
  expect(words("hours", 12345.25)).toBe("12,345.25");
  expect(words("percent", 7)).toBe("7.0%");
  expect(words("percent", null)).toBe("–");
  expect(words("clock", "17:00")).toBe("5 PM");
  expect(words("date", "2026-11-20")).toBe("Nov 20, 2026");
});

test("income stands by month and currency, which have no sum together", () => {
  const sold = { month: "2026-11", orders: 1, quarters: 40, netCents: 1750, gstCents: 0 };
  const sales = ["JPY", "CAD"].map((currency) => ({ ...sold, currency }));
  const report = toAnnualReport({ ...nothing, sales });
  const income = report.figures.find(({ name }) => name === "income");
  expect(income?.columns.slice(0, 3).map(({ head }) => head)).toEqual([
    ...["Month", "Currency", "Orders"],
  ]);
  expect(income?.rows.slice(-2).map(([, ...cells]) => [cells[0], cells.at(-1)])).toEqual([
    ["CAD", "17.50"],
    ["JPY", "1750"],
  ]);
  expect(income?.total).toBeNull();
  expect(report.headlines.filter(({ term }) => term.startsWith("Income"))).toEqual([
    { term: "Income kept, CAD", value: "17.50" },
    { term: "Income kept, JPY", value: "1,750" },
  ]);
});

test("distances are told in the club's unit, and stay kilometres as numbers", () => {
  const units = { wind: "kn", temperature: "C", distance: "mi" } as const;
  const rowed = { boatId: 1, outcome: "launched", bookings: 1, halfHours: 2, charged: 4 } as const;
  const report = toAnnualReport({
    ...nothing,
    profile: { ...documentedProfile, units },
    bookings: [{ ...rowed, month: "2026-11", tenths: 62 }],
  });
  expect(report.headlines).toContainEqual({ term: "Miles logged", value: "3.9" });
  const logged = report.figures.find(({ name }) => name === "kilometres");
  const told = logged?.columns.find(({ key }) => key === "kilometres");
  expect(logged).toMatchObject({ title: "Miles by month", total: ["Total", 1, 6.2] });
  expect(told && cellWithUnit(told, 6.2, documentedProfile)).toBe("3.9 mi");
});

test("the fleet stands by kind, in the club's order, without kinds that nobody has or rows", () => {
  const kind = { people: [1, 1] as const, rate: 1 };
  const profile = {
    ...documentedProfile,
    boatKinds: [
      { ...kind, key: "eight", name: "8+" },
      { ...kind, key: "single", name: "1x" },
      { ...kind, key: "double", name: "2x" },
      { ...kind, key: "quad", name: "4x" },
      { ...kind, key: "canoe", name: "Kanu", rate: 0 },
    ],
  };
  const boat = { name: "Heron", managerDisabled: false, hoursOnOffer: 100 };
  const fleet = [
    { ...boat, id: 1, category: "single" },
    { ...boat, id: 2, category: "single" },
    { ...boat, id: 3, category: "eight" },
    { ...boat, id: 4, category: "barge" },
    { ...boat, id: 5, category: "quad", managerDisabled: true },
  ];
  const counted = { month: "2026-11", halfHours: 3, charged: 0, tenths: 25 };
  const bookings = [
    { ...counted, boatId: 1, outcome: "launched" as const, bookings: 1 },
    { ...counted, boatId: 2, outcome: "unlogged" as const, bookings: 1 },
    { ...counted, boatId: 2, outcome: "missed" as const, bookings: 2 },
    { ...counted, boatId: 3, outcome: "launched" as const, bookings: 4 },
  ];
  const { figures } = toAnnualReport({ ...nothing, profile, fleet, bookings });
  const hours = figures.find(({ name }) => name === "hours");
  expect(hours?.lead).toContain("hours on the water; an hour in a Kanu charges none of balance.");
  const kinds = figures.find(({ name }) => name === "kinds");
  expect(kinds?.columns.map(({ head }) => head)).toEqual([
    ...["Kind", "Outings", "Hours", "Of its hours", "Kilometres", "Missed"],
  ]);
  expect(kinds?.rows).toEqual([
    ["8+", 4, 1.5, 1.5, 2.5, 0],
    ["1x", 2, 3, 1.5, 5, 2],
    ["2x", 0, 0, 0, 0, 0],
  ]);
  expect(kinds?.total).toEqual(["Total", 6, 4.5, 1.1, 7.5, 2]);
});

test("a club that draws its weeks from Sunday reads its hours in that order", () => {
  const profile = { ...documentedProfile, weekStart: 7 as const };
  const times = [{ weekday: 6, hour: 5, halfHours: 4 }];
  const { figures } = toAnnualReport({ ...nothing, profile, times });
  const hours = figures.find(({ name }) => name === "times");
  const heads = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
  expect(hours?.columns.map(({ head }) => head)).toEqual(["Hour", ...heads]);
  expect(hours?.drawn.keys).toEqual(heads.map((head) => head.toLowerCase()));
  expect(hours?.rows[0]).toEqual(["05:00", 2, 0, 0, 0, 0, 0, 0]);
});
