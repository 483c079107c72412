import { club } from "./club";
import { formatTime } from "./time/clock-times";

/** "5:00 AM to 10:00 PM", as every sentence about the opening hours says it. */
export const openHours = `${formatTime(club.openingTime)} to ${formatTime(club.closingTime)}`;
