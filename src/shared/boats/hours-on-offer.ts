import type { ClubProfile } from "../profile/club-profile";
import { hoursOn, hoursOpen } from "../profile/day-hours";
import { addDays, type ClubDate } from "../time/club-dates";

/** Some days on end, the last included. */
interface Days {
  startDate: ClubDate;
  endDate: ClubDate;
}

/**
 * How many hours of these days a boat is on offer: from opening to closing of each on which it is
 * not blocked; rules, Boats.
 */
export function hoursOnOffer(
  { startDate, endDate }: Days,
  blocks: readonly Days[],
  profile: ClubProfile,
): number {
  let hours = 0;
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    const isBlocked = blocks.some((block) => block.startDate <= date && date <= block.endDate);
    if (!isBlocked) hours += hoursOpen(hoursOn(date, profile));
  }
  return hours;
}
