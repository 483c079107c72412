import fc from "fast-check";
import { type ClubProfile, documentedProfile, type OpeningHours } from "../profile/club-profile";
import { fromMinutes } from "../time/clock-times";
import { addDays } from "../time/club-dates";

const monthDay = fc.integer({ min: 0, max: 364 }).map((nr) => addDays("2027-01-01", nr).slice(5));

/** Half hours from 04:00 to 23:30. */
const openingHours: fc.Arbitrary<OpeningHours> = fc
  .record({
    from: monthDay,
    to: monthDay,
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    first: fc.integer({ min: 8, max: 46 }),
    halves: fc.integer({ min: 1, max: 39 }),
  })
  .map(({ from, to, days, first, halves }) => ({
    from,
    to,
    days,
    opens: fromMinutes(first * 30),
    closes: fromMinutes(Math.min(first + halves, 47) * 30),
  }));

const rate = fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2);

/** Every club has a kind `single` and one `double`, and some have others. */
const boatKinds = fc
  .record({ rates: fc.array(rate, { minLength: 2, maxLength: 5 }), doubleFirst: fc.boolean() })
  .map(({ rates, doubleFirst }) => {
    const kinds = rates.map((rate, nr) => {
      const key = ["single", "double", "quad", "eight", "canoe"][nr] ?? "";
      return { key, name: `Boat ${key}`, people: [1, nr + 1] as const, rate };
    });
    return doubleFirst ? kinds.reverse() : kinds;
  });

/** A club as it could be: its hours by season and weekday, its kinds of boats, how long and how far. */
export const anyProfile: fc.Arbitrary<ClubProfile> = fc
  .record({
    openingHours: fc.array(openingHours, { maxLength: 4 }),
    boatKinds,
    horizonMonths: fc.integer({ min: 1, max: 12 }),
    longestOuting: fc.integer({ min: 2, max: 24 }).map((halves) => halves / 2),
  })
  .map((drawn) => ({ ...documentedProfile, ...drawn }));
