import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";

/** Something the house does by itself. */
export interface Job {
  name: string;
  /** the first due time after an instant, by the club's clock */
  next: (after: Date, clock: ClubClock) => Date;
  /** how long one process has it to itself, longer than any run takes; 30 minutes unless said */
  heldMinutes?: number;
  /** does what is due, whenever it is called, and says in a few words what it did */
  run: (moment: Moment) => Promise<string>;
}

/** Every so many minutes, at the same minutes for every process. */
export const everyMinutes =
  (minutes: number) =>
  (after: Date): Date => {
    const period = minutes * 60_000;
    return new Date((Math.floor(after.getTime() / period) + 1) * period);
  };

/** Once a day, when the club's clock shows this time. */
export const dailyAt =
  (time: ClockTime) =>
  (after: Date, clock: ClubClock): Date => {
    const { today } = clock.nowAt(after);
    const onDay = (day: ClubDate) => clock.instantOf(day, time);
    return onDay(today) > after ? onDay(today) : onDay(addDays(today, 1));
  };
