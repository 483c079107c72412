import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import { clubNowAt } from "../time/club-time";

/** An instant on the club's clock, for mail: "3:40 PM on Sunday, November 22". */
export function untilWords(instant: Date): string {
  const { today, minutes } = clubNowAt(instant);
  return `${formatTime(fromMinutes(minutes))} on ${formatDate(today, "EEEE, MMMM d")}`;
}
