import { addMonths, type ClubDate } from "../time/club-dates";
import type { OutingView } from "./outing-schemas";

type Rowed = Pick<
  OutingView,
  "bookingDate" | "launchedAt" | "landedAt" | "kilometres" | "continues"
>;

/** What was rowed in a month (`yyyy-MM`) or a year (`yyyy`). */
export interface LogbookTotal {
  period: string;
  outings: number;
  /** in tenths, exactly */
  kilometres: number;
  /** from launch to landing */
  minutes: number;
}

const lengthOf = { month: "yyyy-MM".length, year: "yyyy".length };

/**
 * What was rowed by month or year, the latest first. An outing that went on with a second booking was
 * on the water once, so its time is counted once.
 */
export function logbookTotals(
  outings: readonly Rowed[],
  by: keyof typeof lengthOf,
): LogbookTotal[] {
  const totals = new Map<string, LogbookTotal>();
  for (const outing of outings) {
    if (!outing.landedAt) continue;
    const period = outing.bookingDate.slice(0, lengthOf[by]);
    const total = totals.get(period) ?? nothingIn(period);
    totals.set(period, {
      period,
      outings: total.outings + 1,
      kilometres: (tenths(total.kilometres) + tenths(outing.kilometres ?? 0)) / 10,
      minutes: total.minutes + minutesOf(outing),
    });
  }
  return [...totals.values()].sort((a, b) => (a.period < b.period ? 1 : -1));
}

/** The last twelve months up to today, the oldest first, with those in which nobody rowed. */
export function lastTwelveMonths(outings: readonly Rowed[], today: ClubDate): LogbookTotal[] {
  const totals = logbookTotals(outings, "month");
  return Array.from({ length: 12 }, (_, nr) => {
    const period = addMonths(`${today.slice(0, lengthOf.month)}-01`, nr - 11).slice(0, 7);
    return totals.find((total) => total.period === period) ?? nothingIn(period);
  });
}

/** How many months a logbook has, from its first landing to today, both included; 0 for an empty one. */
export function monthsOf(outings: readonly Rowed[], today: ClubDate): number {
  const landed = outings.filter(({ landedAt }) => landedAt).map(({ bookingDate }) => bookingDate);
  const first = landed.reduce((least, day) => (day < least ? day : least), today);
  return landed.length === 0 ? 0 : monthNr(today) - monthNr(first) + 1;
}

const monthNr = (day: ClubDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const nothingIn = (period: string): LogbookTotal => ({
  period,
  outings: 0,
  kilometres: 0,
  minutes: 0,
});

const tenths = (kilometres: number) => Math.round(kilometres * 10);

function minutesOf({ launchedAt, landedAt, continues }: Rowed): number {
  if (!launchedAt || !landedAt || continues !== null) return 0;
  return Math.round((Date.parse(landedAt) - Date.parse(launchedAt)) / 60_000);
}
