import { formatHours } from "../hours/quarters";
import type { Formats } from "../profile/formats";
import { formatTime } from "../time/clock-times";
import { type ClubDate, formatDate } from "../time/club-dates";
import { outingDayInside } from "../time/outing-words";
import type { CodesFrom } from "./codes-schemas";

/** "Codes appear at 5:30 AM", and on which day unless that is today. */
export function codesFromWords(from: CodesFrom, today: ClubDate, formats: Formats): string {
  const day = outingDayInside(from.date, today);
  const when = from.date === today ? "" : day === "tomorrow" ? "tomorrow " : `on ${day} `;
  return `Codes appear ${when}at ${formatTime(from.time, formats)}${launchWords(from)}`;
}

/** When codes appear, for whoever may read it on another day: always with the date. */
export const codesFromDateWords = (from: CodesFrom, formats: Formats): string =>
  `Codes appear on ${formatDate(from.date, "EEEE, MMMM d")} at ${formatTime(from.time, formats)}${launchWords(from)}`;

const launchWords = ({ orAtLaunch }: CodesFrom) => (orAtLaunch ? ", or once you launch" : "");

/** "30 minutes", "1 hour", "1.5 hours", "24 hours": how long before a start. */
export const minutesWords = (minutes: number): string =>
  minutes % 30 === 0 && minutes >= 60 ? formatHours(minutes / 60) : `${minutes} minutes`;
