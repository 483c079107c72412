import { club } from "../club";
import { type ClubDate, daysBetween } from "../time/club-dates";

/** Some days on end, the last included. */
interface Days {
  startDate: ClubDate;
  endDate: ClubDate;
}

/**
 * How many hours of these days a boat is on offer: from opening to closing of each on which it is
 * not blocked. Blocks of one boat do not overlap (rules, Boats).
 */
export function hoursOnOffer(days: Days, blocks: readonly Days[]): number {
  const blocked = blocks.reduce((sum, block) => sum + count(shared(days, block)), 0);
  return (count(days) - blocked) * club.hoursInDay;
}

/** The days of both; where there are none, the end comes before the start. */
const shared = (one: Days, other: Days): Days => ({
  startDate: one.startDate > other.startDate ? one.startDate : other.startDate,
  endDate: one.endDate < other.endDate ? one.endDate : other.endDate,
});

const count = ({ startDate, endDate }: Days): number =>
  Math.max(0, daysBetween(startDate, endDate) + 1);
