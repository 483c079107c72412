import { addDays, type ClubDate, firstOfWeek } from "../time/club-dates";
import type { OutingView } from "./outing-schemas";

type Rowed = Pick<OutingView, "bookingDate" | "landedAt" | "kilometres">;

/** What landed from the first day of a season on. */
export interface SeasonRowed<Outing> {
  outings: number;
  /** in tenths, exactly */
  kilometres: number;
  /** the one of the most kilometres, the first given where two are; null where none has any */
  longest: Outing | null;
}

/** What landed from a day on: how often, how far, and the longest row. */
export function seasonRowed<Outing extends Rowed>(
  outings: readonly Outing[],
  from: ClubDate,
): SeasonRowed<Outing> {
  const landed = outings.filter(({ bookingDate, landedAt }) => landedAt && bookingDate >= from);
  const tenths = landed.reduce((sum, outing) => sum + Math.round(distanceOf(outing) * 10), 0);
  const longest = landed.reduce<Outing | null>((far, outing) => {
    return distanceOf(outing) > (far ? distanceOf(far) : 0) ? outing : far;
  }, null);
  return { outings: landed.length, kilometres: tenths / 10, longest };
}

/**
 * In how many weeks in a row somebody has rowed, up to this one; as long as this week lasts, also up
 * to the last.
 */
export function weeksInARow(outings: readonly Rowed[], today: ClubDate, weekStart: 1 | 7): number {
  const weekOf = (day: ClubDate) => firstOfWeek(day, weekStart);
  const landed = outings.filter(({ landedAt }) => landedAt);
  const rowed = new Set(landed.map(({ bookingDate }) => weekOf(bookingDate)));
  const thisWeek = weekOf(today);
  let week = rowed.has(thisWeek) ? thisWeek : addDays(thisWeek, -7);
  let weeks = 0;
  for (; rowed.has(week); week = addDays(week, -7)) weeks += 1;
  return weeks;
}

const distanceOf = ({ kilometres }: Rowed): number => kilometres ?? 0;
