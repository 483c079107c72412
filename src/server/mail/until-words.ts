import type { Formats } from "../../shared/profile/formats";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";

/** A time of the club's clock, for mail: "3:40 PM on Sunday, November 22". */
export function untilWords({ today, minutes }: ClubTime, formats: Formats): string {
  return `${formatTime(fromMinutes(minutes), formats)} on ${formatDate(today, "EEEE, MMMM d")}`;
}
