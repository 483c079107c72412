import { formatTime } from "../time/clock-times";
import type { ClubProfile, OpeningHours } from "./club-profile";

/** When a club is open, and on which days: "5:00 AM to 10:00 PM", "Every day". */
export interface HoursLine {
  days: string;
  hours: string;
}

/** The opening hours in words, a line for each season; none at a club that is never open. */
export const hoursLines = ({ openingHours }: Pick<ClubProfile, "openingHours">): HoursLine[] =>
  openingHours.map((one) => ({
    days: [season(one), weekdays(one)].filter(Boolean).join(", ") || "Every day",
    hours: `${formatTime(one.opens)} to ${formatTime(one.closes)}`,
  }));

/** In one line: "5:00 AM to 10:00 PM"; where they are not the same all year, with their days. */
export function hoursWords(profile: Pick<ClubProfile, "openingHours">): string {
  const [first, ...others] = hoursLines(profile);
  if (!first) return "no hour";
  return others.length === 0 && first.days === "Every day"
    ? first.hours
    : [first, ...others].map(({ days, hours }) => `${hours} (${days})`).join(", ");
}

/** The earliest opening of any day: "5:00 AM". */
export const earliestWords = ({ openingHours }: Pick<ClubProfile, "openingHours">): string =>
  formatTime(openingHours.map(({ opens }) => opens).sort()[0] ?? "00:00");

const season = ({ from, to }: OpeningHours): string =>
  from === "01-01" && to === "12-31" ? "" : `${dayWords(from)} to ${dayWords(to)}`;

/** "April 1", in a year that has a February 29. */
const dayWords = (monthDay: string): string =>
  new Date(`2028-${monthDay}T12:00:00Z`).toLocaleDateString("en-CA", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const weekdays = ({ days }: OpeningHours): string =>
  days.length === names.length ? "" : names.filter((_, nr) => days.includes(nr + 1)).join(", ");
