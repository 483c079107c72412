import { formatTime } from "../time/clock-times";
import type { ClubProfile, OpeningHours } from "./club-profile";
import type { Formats } from "./formats";
import { widestHours } from "./widest-hours";

type Hours = Pick<ClubProfile, "openingHours"> & Formats;

/** "5:00 AM to 10:00 PM"; where they are not the same all year, each once. */
export const hoursWords = (profile: Hours): string => {
  const all = profile.openingHours.map((one) => dayWords(one, profile));
  return [...new Set(all)].join(" or ");
};

/** When the club is open on some days of the year, in words. */
interface SeasonWords {
  /** "Every day", or "April 1 to October 31, Tuesday to Sunday" */
  days: string;
  /** "6:00 AM to 9:00 PM" */
  hours: string;
}

/** Each stretch of the year with its days and hours, in the order in which they hold. */
export const seasonsInWords = (profile: Hours): SeasonWords[] =>
  profile.openingHours.map((one) => {
    const season = isAllYear(one) ? [] : [`${dayOfYear(one.from)} to ${dayOfYear(one.to)}`];
    const days = [...season, weekWords(one.days)].join(", ");
    return {
      days: days.charAt(0).toUpperCase() + days.slice(1),
      hours: dayWords(one, profile),
    };
  });

/** "6:00 AM to 9:00 PM" */
const dayWords = ({ opens, closes }: OpeningHours, formats: Formats) =>
  `${formatTime(opens, formats)} to ${formatTime(closes, formats)}`;

const isAllYear = ({ from, to }: OpeningHours) => from === "01-01" && to === "12-31";

// By what browsers bring along: the footer stands on every page.
const said = (form: Intl.DateTimeFormatOptions, date: string) =>
  new Intl.DateTimeFormat("en-US", { ...form, timeZone: "UTC" }).format(Date.parse(date));

// A leap year, so that its last day of February can be named.
const dayOfYear = (day: string) => said({ month: "long", day: "numeric" }, `2028-${day}`);

const weekday = (day: number) => said({ weekday: "long" }, `2028-01-0${day + 2}`);

/** "every day", "Tuesday to Sunday", "Monday, Wednesday and Friday". */
function weekWords(chosen: readonly number[]): string {
  const days = [...chosen].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "on no day";
  if (days.length === 7) return "every day";
  if (days.length > 2 && last - first === days.length - 1)
    return `${weekday(first)} to ${weekday(last)}`;
  return new Intl.ListFormat("en-GB").format(days.map(weekday));
}

/** The earliest opening of any day: "5:00 AM". */
export const earliestWords = (profile: Hours): string =>
  formatTime(widestHours(profile).opens, profile);
