import { formatHours } from "../../shared/hours/quarters";
import { formatDate } from "../../shared/time/club-dates";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";

/** A balance this small after a booking is worth a mail. */
export const lowHours = 2;

/** A booking has left few hours. */
export const hoursLowMail = (member: { firstName: string }, hoursLeft: number): Mail => ({
  kind: "hours running low",
  subject: `${formatHours(hoursLeft)} left on your account`,
  text: [
    greeting(member),
    `your last booking leaves ${formatHours(hoursLeft)} on your account. Get more here:`,
    "{home}/hour-packages",
  ].join("\n\n"),
});

/** Hours that will be gone soon, and until when they may be spent. */
export const expiryMail = (
  member: { firstName: string },
  lots: readonly { hours: number; expiresOn: string }[],
): Mail => ({
  kind: "hours expiring",
  subject: "Some of your rowing hours expire soon",
  text: [
    greeting(member),
    "these hours on your account will expire:",
    lots
      .map(
        (lot) =>
          `${formatHours(lot.hours)}: last day ${formatDate(lot.expiresOn, "EEEE, MMMM d, yyyy")}`,
      )
      .join("\n"),
    "They count when you book, not when you row: book by that day for any day in the next three " +
      "months. {home}/boats",
  ].join("\n\n"),
});
