import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";

/** A time of the club's clock, for mail: "3:40 PM on Sunday, November 22". */
export function untilWords({ today, minutes }: ClubTime): string {
  return `${formatTime(fromMinutes(minutes))} on ${formatDate(today, "EEEE, MMMM d")}`;
}
