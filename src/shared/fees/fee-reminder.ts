import { type ClubDate, daysBetween } from "../time/club-dates";

/** How many days before the last day members are reminded of the fee; rules, Season. */
const reminderDays = [0, 7, 30];
/** For so long after the last day a reminder that was missed is still sent. */
const caughtUpDays = 7;

/**
 * Which reminder of a fee that is paid until then is the latest due one, as its days before; null
 * while there is none, or no longer.
 */
export function dueReminder(paidUntil: ClubDate, today: ClubDate): number | null {
  const daysLeft = daysBetween(today, paidUntil);
  if (daysLeft < -caughtUpDays) return null;
  return reminderDays.find((days) => daysLeft <= days) ?? null;
}
