import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "../../shared/testing/thoroughness";
import { addDays, type ClubDate, fromDay } from "../../shared/time/club-dates";
import { readByDays } from "./by-days";

interface Row {
  id: number;
  day: ClubDate;
}

const idOf = ({ id }: Row) => id;
const rowsOn = (day: ClubDate, many: number, from = 1): Row[] =>
  Array.from({ length: many }, (_, nr) => ({ id: from + nr, day }));
const within = (rows: readonly Row[], { gte, lte }: { gte: Date; lte: Date }) =>
  rows.filter(({ day }) => fromDay(gte) <= day && day <= fromDay(lte));

/** Which days were read at once, and what was read. */
async function readNoting(rows: readonly Row[], span: { startDate: ClubDate; endDate: ClubDate }) {
  const parts: string[][] = [];
  const read = await readByDays(span, idOf, async (days) => {
    parts.push([fromDay(days.gte), fromDay(days.lte)]);
    return within(rows, days);
  });
  return { parts, read };
}

const month = { startDate: "2026-11-01", endDate: "2026-11-16" };

test("quiet days are read by weeks, and no further than asked", async () => {
  const rows = [
    ...rowsOn("2026-11-02", 3),
    ...rowsOn("2026-11-16", 1, 4),
    ...rowsOn("2026-11-17", 1, 5),
  ];
  const { parts, read } = await readNoting(rows, month);
  expect(read.map(idOf)).toEqual([1, 2, 3, 4]);
  expect(parts).toEqual([
    ["2026-11-01", "2026-11-01"],
    ["2026-11-02", "2026-11-08"],
    ["2026-11-09", "2026-11-15"],
    ["2026-11-16", "2026-11-16"],
  ]);
});

test("days of 160 outings are read one after the other", async () => {
  const days = Array.from({ length: 16 }, (_, nr) => addDays(month.startDate, nr));
  const { parts } = await readNoting(
    days.flatMap((day, nr) => rowsOn(day, 160, 1 + 160 * nr)),
    month,
  );
  expect(parts).toEqual(days.map((day) => [day, day]));
});

test("each row is read once, in the order of days, whatever the days hold", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { minLength: 1, maxLength: 30 }), async (counts) => {
      let id = 1;
      const rows = counts.flatMap((many, nr) => {
        const ofDay = rowsOn(addDays(month.startDate, nr), many, id);
        id += many;
        return ofDay;
      });
      const endDate = addDays(month.startDate, counts.length - 1);
      const { read } = await readNoting(rows, { startDate: month.startDate, endDate });
      expect(read).toEqual(rows);
    }),
    { numRuns: drawn(30) },
  ));

test("what is moved to a later part meanwhile is told of once, where it is now", async () => {
  const rows = [
    { id: 1, day: "2026-11-01" },
    { id: 2, day: "2026-11-07" },
  ];
  const moved = { id: 1, day: "2026-11-14" };
  const read = await readByDays(month, idOf, async (days) =>
    fromDay(days.lte) < "2026-11-14" ? within(rows, days) : [...within(rows, days), moved],
  );
  expect(read.map(idOf)).toEqual([2, 1]);
  expect(read).toContain(moved);
});
