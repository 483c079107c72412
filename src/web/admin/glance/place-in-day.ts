import { club } from "../../../shared/club";
import { toMinutes } from "../../../shared/time/clock-times";

const opening = toMinutes(club.openingTime);
const open = toMinutes(club.closingTime) - opening;

/** Where a minute of the day lies between opening and closing, as a CSS percentage. */
export const placeInDay = (minutes: number): string => `${((minutes - opening) / open) * 100}%`;

/** How much of the club's day some minutes are, as a CSS percentage. */
export const shareOfDay = (minutes: number): string => `${(minutes / open) * 100}%`;
