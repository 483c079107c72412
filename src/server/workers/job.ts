import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { clubInstant, clubNowAt } from "../time/club-time";

/** Something the house does by itself. */
export interface Job {
  name: string;
  /** the first due time after an instant */
  next: (after: Date) => Date;
  /** how long one process has it to itself, longer than any run takes; 30 minutes unless said */
  heldMinutes?: number;
  /** does what is due, whenever it is called, and says in a few words what it did */
  run: (at: Date) => Promise<string>;
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
  (after: Date): Date => {
    const { today } = clubNowAt(after);
    const onDay = (day: ClubDate) => clubInstant(day, time);
    return onDay(today) > after ? onDay(today) : onDay(addDays(today, 1));
  };
