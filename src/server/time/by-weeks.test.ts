import { expect, test } from "vitest";
import { fromDay } from "../../shared/time/club-dates";
import { readByWeeks } from "./by-weeks";

const rows = [
  { id: 1, day: "2026-11-01" },
  { id: 2, day: "2026-11-07" },
  { id: 3, day: "2026-11-08" },
  { id: 4, day: "2026-11-16" },
  { id: 5, day: "2026-11-17" },
];
const idOf = ({ id }: { id: number }) => id;
const within = ({ gte, lte }: { gte: Date; lte: Date }) =>
  rows.filter(({ day }) => fromDay(gte) <= day && day <= fromDay(lte));

test("days are read by weeks, in their order and no further than asked", async () => {
  const asked: string[][] = [];
  const span = { startDate: "2026-11-01", endDate: "2026-11-16" };
  const read = await readByWeeks(span, idOf, async (days) => {
    asked.push([fromDay(days.gte), fromDay(days.lte)]);
    return within(days);
  });
  expect(read.map(idOf)).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([
    ["2026-11-01", "2026-11-07"],
    ["2026-11-08", "2026-11-14"],
    ["2026-11-15", "2026-11-16"],
  ]);
});

test("what is moved to a later week meanwhile is told of once, where it is now", async () => {
  const span = { startDate: "2026-11-01", endDate: "2026-11-14" };
  const moved = { id: 1, day: "2026-11-14" };
  const read = await readByWeeks(span, idOf, async (days) =>
    fromDay(days.gte) === "2026-11-01" ? within(days) : [...within(days), moved],
  );
  expect(read.map(idOf)).toEqual([2, 3, 1]);
  expect(read).toContain(moved);
});
