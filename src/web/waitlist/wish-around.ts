import type { BoatDiary } from "../../shared/bookings/day-slots";
import { club } from "../../shared/club";
import { type ClockTime, endTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { freeStarts } from "../../shared/waitlist/offering-rules";

/** A time that is taken, and for how many hours somebody would row then. */
export interface TakenTime {
  bookingDate: ClubDate;
  startTime: ClockTime;
  duration: number;
}

interface Stretch {
  from: ClockTime;
  to: ClockTime;
}

/** So many hours more on both sides: the whole day, then less and less. */
const margins = [club.hoursInDay, 1, 0.5, 0];

/**
 * When somebody would row who pressed a time that is taken: any time of a full day, else about then.
 * No start in it is free, because that is booked instead of waited for.
 */
export function wishAround(taken: TakenTime, diary: BoatDiary, now: ClubTime): Stretch {
  const stretches = margins.map((margin) => stretchAround(taken, margin));
  const isTaken = (stretch: Stretch) =>
    freeStarts({ ...taken, ...stretch, kind: "boat", boatId: null }, diary, [], now).length === 0;
  return stretches.find(isTaken) ?? stretchAround(taken, 0);
}

function stretchAround({ startTime, duration }: TakenTime, margin: number): Stretch {
  const lastStart = endTime(club.closingTime, -duration);
  const start = startTime < lastStart ? startTime : lastStart;
  const earliest = endTime(club.openingTime, margin);
  const latest = endTime(lastStart, -margin);
  return {
    from: start < earliest ? club.openingTime : endTime(start, -margin),
    to: start > latest ? club.closingTime : endTime(start, duration + margin),
  };
}
