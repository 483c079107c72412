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

const otherKeys = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z\d-]{1,9}$/), { maxLength: 3 });

/** Every club has a kind `single` and one `double`, and some have others of their own. */
const boatKinds = fc
  .record({ others: otherKeys, rates: fc.array(rate, { minLength: 5, maxLength: 5 }) })
  .chain(({ others, rates }) => {
    const keys = new Set(["single", "double", ...others.filter((key) => key !== "boat")]);
    const kinds = [...keys].map((key, nr) => ({
      key,
      name: `The ${key}`,
      people: [1, nr + 1] as const,
      rate: rates[nr] ?? 1,
    }));
    return fc.shuffledSubarray(kinds, { minLength: kinds.length });
  });

/** Of none to three, to the thousandth of a percent. */
const taxes = fc
  .array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 3 })
  .map((thousandths) =>
    thousandths.map((one, nr) => ({ name: `Tax ${nr + 1}`, percent: one / 1000, number: "" })),
  );

/** A club as it could be: its hours by season and weekday, its kinds of boats and money, how long and how far. */
export const anyProfile: fc.Arbitrary<ClubProfile> = fc
  .record({
    openingHours: fc.array(openingHours, { maxLength: 4 }),
    boatKinds,
    taxes,
    currency: fc.constantFrom("CAD", "EUR", "CHF", "JPY"),
    pricesIncludeTax: fc.boolean(),
    clock24: fc.boolean(),
    weekStart: fc.constantFrom(1, 7),
    horizonMonths: fc.integer({ min: 1, max: 12 }),
    longestOuting: fc.integer({ min: 2, max: 24 }).map((halves) => halves / 2),
  })
  .map((drawn) => ({ ...documentedProfile, ...drawn }));
