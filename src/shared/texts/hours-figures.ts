import { capitalized } from "../fields/capitalized";
import type { ClubProfile } from "../profile/club-profile";
import { lastFullStart } from "../profile/day-hours";
import type { Formats } from "../profile/formats";
import { seasonsInWords } from "../profile/hours-words";
import { endTime, formatTime, shortTime } from "../time/clock-times";

/** What texts say of the hours, of each season where there are several. */
export function hoursFigures(profile: Pick<ClubProfile, "openingHours"> & Formats) {
  const { openingHours } = profile;
  const seasons = seasonsInWords(profile);
  // Behind the hours a day of the week keeps its capital, "every day" does not.
  const hours = seasons.map((one) => `${one.hours}, ${one.days.replace("Every", "every")}`);
  const openHours = hours.length > 0 ? `from ${hours.join("; from ")}` : "on no day";
  const openDays = seasons.map((one) => `${one.days}${comma(one.days)} from ${one.hours}`);
  return {
    openHours,
    openHoursFirst: capitalized(openHours),
    openDays: openDays.join("; ") || "On no day",
    openingTime: anyOf(openingHours.map(({ opens }) => formatTime(opens, profile))),
    closingTime: anyOf(openingHours.map(({ closes }) => formatTime(closes, profile))),
    lastStart: anyOf(openingHours.map(({ closes }) => formatTime(endTime(closes, -0.5), profile))),
    lastFullStart: anyOf(openingHours.map((one) => shortTime(lastFullStart(one), profile))),
  };
}

/** What they say while a new club has yet to say its hours. */
export const untoldHours: ReturnType<typeof hoursFigures> = {
  openHours: "at hours that are still to be said here",
  openHoursFirst: "At hours that are still to be said here",
  openDays: "The hours are still to be said here",
  openingTime: "opening",
  closingTime: "closing",
  lastStart: "half an hour before closing",
  lastFullStart: "an hour before closing",
};

/** "April 1 to October 31, every day, from …", but "Every day from …". */
const comma = (days: string) => (days.includes(",") ? "," : "");

/** "9:00 PM or 4:00 PM", each once; "no time" at a club that is never open. */
const anyOf = (times: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(new Set(times)) || "no time";
