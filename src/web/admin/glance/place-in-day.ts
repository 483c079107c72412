import { type DayHours, hoursOpen } from "../../../shared/profile/day-hours";
import { toMinutes } from "../../../shared/time/clock-times";

/** Where a minute of the day lies between opening and closing, as a CSS percentage. */
export const placeInDay = (minutes: number, hours: DayHours): string =>
  shareOfDay(minutes - toMinutes(hours.opens), hours);

/** How much of a club's day some minutes are, as a CSS percentage. */
export const shareOfDay = (minutes: number, hours: DayHours): string =>
  `${(minutes / (hoursOpen(hours) * 60)) * 100}%`;

/** Whether a minute of the day lies between opening and closing, these included. */
export const isInDay = (minutes: number, { opens, closes }: DayHours): boolean =>
  minutes >= toMinutes(opens) && minutes <= toMinutes(closes);
