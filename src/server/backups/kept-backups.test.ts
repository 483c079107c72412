import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type ClubDate, mondayOf } from "../../shared/time/club-dates";
import { dayOfBackup, daysToKeep, nameOfBackup } from "./kept-backups";

const dayNumber = fc.integer({ min: 0, max: 1_500 });
const days = fc.uniqueArray(dayNumber).map((numbers) => numbers.map(dayFrom));

function dayFrom(number: number): ClubDate {
  return addDays("2024-01-01", number);
}

/** As the job does it: a backup each of these nights, and what is too old goes. */
function keepNightly(nights: readonly ClubDate[]): ClubDate[] {
  let kept: ClubDate[] = [];
  for (const night of [...nights].sort()) kept = daysToKeep([...kept, night]);
  return kept;
}

const newestOf = (all: readonly ClubDate[], isIn: (day: ClubDate) => boolean) =>
  all.filter(isIn).sort().at(-1);

describe("of the backups", () => {
  test("a club that was open for years keeps 7 days, 4 weeks and 12 months", () => {
    const kept = keepNightly(Array.from({ length: 1_000 }, (_, number) => dayFrom(number)));
    expect(kept).toEqual([
      ...["2026-09-26", "2026-09-25", "2026-09-24", "2026-09-23", "2026-09-22", "2026-09-21"],
      ...["2026-09-20", "2026-09-13", "2026-09-06", "2026-08-31", "2026-07-31", "2026-06-30"],
      ...["2026-05-31", "2026-04-30", "2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
      ...["2025-11-30", "2025-10-31"],
    ]);
  });

  test("the newest is always kept, and never more than 23", () => {
    fc.assert(
      fc.property(days, (all) => {
        const kept = daysToKeep(all);
        expect(kept[0]).toBe([...all].sort().at(-1));
        expect(kept.length).toBeLessThanOrEqual(23);
        expect(new Set([...all, ...kept]).size).toBe(all.length);
      }),
    );
  });

  test("as many as there are of the last 7, and the newest of each of 4 weeks and 12 months", () => {
    fc.assert(
      fc.property(days, (all) => {
        const kept = new Set(daysToKeep(all));
        const newestFirst = [...all].sort().reverse();
        for (const day of newestFirst.slice(0, 7)) expect(kept).toContain(day);
        for (const monday of [...new Set(newestFirst.map(mondayOf))].slice(0, 4))
          expect(kept).toContain(newestOf(all, (day) => mondayOf(day) === monday));
        for (const month of [...new Set(newestFirst.map((day) => day.slice(0, 7)))].slice(0, 12))
          expect(kept).toContain(newestOf(all, (day) => day.startsWith(month)));
      }),
    );
  });

  test("those kept night by night are those of all at once, whatever nights were missed", () => {
    fc.assert(
      fc.property(days, (all) => {
        expect(keepNightly(all)).toEqual(daysToKeep(all));
      }),
    );
  });
});

test("only a nightly backup's name is taken for one", () => {
  expect(dayOfBackup(nameOfBackup("2026-11-22"))).toBe("2026-11-22");
  for (const name of [
    "slipway-2026-11-22.gz.1a2b3c4d.unfinished",
    "slipway-2026-13-22.gz",
    "club-2026-11-22.gz",
    "2026-11-22.gz",
  ])
    expect(dayOfBackup(name)).toBeUndefined();
});
