import { formatTime } from "../time/clock-times";
import type { ClubProfile } from "./club-profile";
import { widestHours } from "./widest-hours";

type Hours = Pick<ClubProfile, "openingHours">;

/** "5:00 AM to 10:00 PM"; where they are not the same all year, each once. */
export const hoursWords = ({ openingHours }: Hours): string => {
  const all = openingHours.map(
    ({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`,
  );
  return [...new Set(all)].join(" or ");
};

/** On which days these are the hours: "Every day". */
export const daysWords = ({ openingHours: [first, ...others] }: Hours): string =>
  others.length === 0 && first?.days.length === 7 && first.from === "01-01" && first.to === "12-31"
    ? "Every day"
    : "By day and season";

/** The earliest opening of any day: "5:00 AM". */
export const earliestWords = (profile: Hours): string => formatTime(widestHours(profile).opens);
