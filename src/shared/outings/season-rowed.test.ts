import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, firstOfWeek } from "../time/club-dates";
import { seasonRowed, weeksInARow } from "./season-rowed";

const landedAt = "2026-11-20T13:00:00.000Z";
const rowed = (bookingDate: string, kilometres: number | null = null) => ({
  bookingDate,
  kilometres,
  landedAt,
});

test("a season has what landed from its first day on, and its longest row", () => {
  const far = rowed("2026-05-01", 12.5);
  const season = seasonRowed(
    [
      rowed("2026-06-01", 12.5),
      far,
      rowed("2026-04-01"),
      rowed("2026-03-31", 30),
      { ...rowed("2026-06-02", 40), landedAt: null },
    ],
    "2026-04-01",
  );
  expect(season).toEqual({ outings: 3, kilometres: 25, longest: rowed("2026-06-01", 12.5) });
});

test("no distance is no longest row", () => {
  expect(
    seasonRowed([rowed("2026-05-01"), rowed("2026-05-02", 0)], "2026-01-01").longest,
  ).toBeNull();
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-01-01", days));
const weekStart = fc.constantFrom<1 | 7>(1, 7);
const tenths = fc.integer({ min: 0, max: 600 });

test("tenths add up exactly, and no row of the season is longer than its longest", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(day, tenths)), day, (rows, from) => {
      const outings = rows.map(([on, tenth]) => rowed(on, tenth / 10));
      const { outings: count, kilometres, longest } = seasonRowed(outings, from);
      const these = rows.filter(([on]) => on >= from).map(([, tenth]) => tenth);
      expect(count).toBe(these.length);
      expect(kilometres).toBe(these.reduce((sum, one) => sum + one, 0) / 10);
      expect(longest?.kilometres ?? 0).toBe(Math.max(0, ...these) / 10);
    }),
  );
});

test("a row in each of so many weeks is so many weeks in a row, until a week is left out", () => {
  fc.assert(
    fc.property(
      day,
      weekStart,
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 30 }),
      fc.boolean(),
      (today, starts, weekdays, rowedThisWeek) => {
        const thisWeek = firstOfWeek(today, starts);
        const newest = rowedThisWeek ? thisWeek : addDays(thisWeek, -7);
        const inARow = weekdays.map((weekday, nr) => rowed(addDays(newest, weekday - 7 * nr)));
        const before = rowed(addDays(newest, -7 * (weekdays.length + 1)));
        expect(weeksInARow(inARow, today, starts)).toBe(weekdays.length);
        expect(weeksInARow([before, ...inARow], today, starts)).toBe(weekdays.length);
      },
    ),
  );
});

test("what has not landed makes no week", () => {
  expect(weeksInARow([{ ...rowed("2026-11-20"), landedAt: null }], "2026-11-20", 1)).toBe(0);
});
