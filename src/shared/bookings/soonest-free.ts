import type { ClubProfile } from "../profile/club-profile";
import { addDays } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { partOfDay } from "../time/part-of-day";
import type { BoatDiary } from "./day-slots";
import { type FreeStart, nextFreeStart } from "./next-free";

/** The first start that a fleet has free, and how many boats have one in that part of its day. */
export interface SoonestFree extends FreeStart {
  boats: number;
}

/** What can still be rowed today or tomorrow, by the boats' diaries of both days; else null. */
export function soonestFree(
  diaries: readonly BoatDiary[],
  now: ClubTime,
  profile: ClubProfile,
): SoonestFree | null {
  const tomorrow = addDays(now.today, 1);
  const starts = diaries
    .flatMap((diary) => nextFreeStart(diary, now, profile) ?? [])
    .filter(({ bookingDate }) => bookingDate <= tomorrow);
  const [first] = starts.toSorted((one, other) => (when(one) < when(other) ? -1 : 1));
  if (!first) return null;
  const sameTime = starts.filter(
    ({ bookingDate, startTime }) =>
      bookingDate === first.bookingDate && partOfDay(startTime) === partOfDay(first.startTime),
  );
  return { ...first, boats: sameTime.length };
}

const when = ({ bookingDate, startTime }: FreeStart) => bookingDate + startTime;
