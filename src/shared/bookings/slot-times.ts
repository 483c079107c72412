import { club } from "../club";
import { type ClockTime, fromMinutes, toMinutes } from "../time/clock-times";

/** Every start of the day by half hours, from opening to the last start. */
export const slotTimes: readonly ClockTime[] = Array.from({ length: club.hoursInDay * 2 }, (_, n) =>
  fromMinutes(toMinutes(club.openingTime) + n * club.slotMinutes),
);
