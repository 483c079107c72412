import { formatHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatDate } from "../../shared/time/club-dates";
import { outingTimes } from "../../shared/time/outing-words";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";

type Person = { firstName: string };

interface Week extends BookingSpan {
  reference: string;
}

/** Several outings stand, one each week; `cost` is theirs together. Its calendar file holds them all. */
export const seriesBookedMail = (
  member: Person,
  { id, boat, weeks, cost, left }: Series,
  club: ClubProfile,
): Mail => ({
  kind: "series booked",
  bookingId: id,
  subject: `${boat}, ${weeks.length} times from ${firstDay(weeks)}`,
  text: [
    greeting(member),
    `your bookings of ${boat} are confirmed:`,
    weeks.map((week) => lineOf(week, club)).join("\n"),
    `Cost: ${formatHours(cost)}. Your balance: ${formatHours(left)}.`,
    `Please arrive ${club.arriveMinutesEarly} minutes early. The codes of each come on your dashboard in ` +
      "time, where you also move or cancel it until it starts. {home}/dashboard",
  ].join("\n\n"),
});

/** A member gave several outings of theirs back. Each has a calendar file. */
export const seriesEndedMail = (
  member: Person,
  { id, weeks, hoursReturned, hoursKept }: EndedSeries,
  formats: Formats,
): Mail => ({
  kind: "series cancelled",
  bookingId: id,
  subject: `${weeks.length} ${weeks.length === 1 ? "booking is" : "bookings are"} cancelled`,
  text: [
    greeting(member),
    "you cancelled:",
    weeks.map(({ boat, ...week }) => `${boat}, ${lineOf(week, formats)}`).join("\n"),
    `${formatHours(hoursReturned)} went back to your account.`,
    ...(hoursKept ? [`What was cancelled late costs ${formatHours(hoursKept)}.`] : []),
  ].join("\n\n"),
});

interface Series {
  id: number;
  boat: string;
  weeks: readonly Week[];
  /** in balance hours */
  cost: number;
  left: number;
}

interface EndedSeries {
  id: number;
  /** those that were cancelled, which may have been given other boats by then */
  weeks: readonly (Week & { boat: string })[];
  hoursReturned: number;
  hoursKept: number;
}

const lineOf = ({ reference, ...span }: Week, formats: Formats) =>
  `${formatDate(span.bookingDate, "EEEE, MMMM d")}, ${outingTimes(span, formats)}: ${reference}`;

const firstDay = ([first]: readonly Week[]) =>
  first ? formatDate(first.bookingDate, "EEEE, MMMM d") : "";
