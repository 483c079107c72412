import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";

/** How often: at the same minutes for every process, or once a day when the club's clock shows a time. */
export type Rhythm = { everyMinutes: number } | { dailyAt: ClockTime };

/** Something the server does by itself. */
export interface Job {
  name: string;
  rhythm: Rhythm;
  /** how long one process has it to itself, longer than any run takes; 30 minutes unless said */
  heldMinutes?: number;
  /** does what is due, whenever it is called, and says in a few words what it did */
  run: (moment: Moment) => Promise<string>;
}

/** The first due time after an instant, by the club's clock. */
export function nextDue(rhythm: Rhythm, after: Date, clock: ClubClock): Date {
  if ("everyMinutes" in rhythm) {
    const period = rhythm.everyMinutes * 60_000;
    return new Date((Math.floor(after.getTime() / period) + 1) * period);
  }
  const { today } = clock.nowAt(after);
  const onDay = (day: ClubDate) => clock.instantOf(day, rhythm.dailyAt);
  return onDay(today) > after ? onDay(today) : onDay(addDays(today, 1));
}
