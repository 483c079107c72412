import { formatTime } from "../time/clock-times";
import { addDays, formatDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { ClosureView } from "./closure-schemas";
import { closureStart, closureTimes, isClosureOver, momentOf } from "./closure-span";

/** A closure is announced from so many days before it begins. */
const announcedDays = 14;

/** The closures that everybody should know of now: those that run, and those that come soon. */
export const announcedClosures = (closures: readonly ClosureView[], now: ClubTime): ClosureView[] =>
  closures.filter(
    (closure) =>
      !isClosureOver(closure, now) && closure.startDate <= addDays(now.today, announcedDays),
  );

/** "The club is closed until 12:00 PM today": whether it runs, from when, and until when. */
export function closureAnnouncement(closure: ClosureView, now: ClubTime): string {
  const runs = closureStart(closure) <= momentOf(now);
  if (!runs) return `The club will be closed ${closureTimes(closure)}`;
  const { endDate, endTime } = closure;
  const day = endDate === now.today ? "today" : `on ${formatDate(endDate, "EEE, MMM d")}`;
  return `The club is closed until ${formatTime(endTime)} ${day}`;
}
