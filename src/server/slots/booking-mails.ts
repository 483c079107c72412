import type { CodesFrom } from "../../shared/access-codes/codes-schemas";
import { codesFromDateWords } from "../../shared/access-codes/codes-words";
import { formatHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Mail } from "../mail/mail";
import { greeting, plainWords } from "../mail/plain-words";
import { shortly, when } from "../mail/when-words";

type Person = { firstName: string };
type Outing = BookingSpan & { boat: string };
type KnownOuting = Outing & { id: number };

/** A booking stands: when, which boat, what it cost, and the way in. */
export const bookingConfirmedMail = (
  member: Person,
  outing: Outing & { cost: number; left: number },
  club: ClubProfile,
): Mail => ({
  kind: "booking confirmed",
  bookingId: "new",
  subject: `{reference}: ${outing.boat}, ${shortly(outing, club)}`,
  text: [
    greeting(member),
    `your booking {reference} is confirmed.`,
    `${outing.boat}\n${when(outing, club)}\nCost: ${formatHours(outing.cost)}. ` +
      `Your balance: ${formatHours(outing.left)}.`,
    "{access}",
    `Please arrive ${club.arriveMinutesEarly} minutes early. Codes change now and then: the ones ` +
      "that hold come on your dashboard in time, where you also move or cancel it until it starts. " +
      "{home}/dashboard",
  ].join("\n\n"),
});

/** A booking lies elsewhere, or is longer or shorter, by its rower's wish or by staff's for them. */
export function moveMail(
  member: Person,
  { id, from, to, ...hours }: Move,
  by: "member" | "admin",
  formats: Formats,
): Mail {
  return {
    kind: "booking moved",
    ...(by === "admin" && { topic: null }),
    bookingId: id,
    subject: `{reference} is now ${to.boat}, ${shortly(to, formats)}`,
    text: [
      greeting(member),
      by === "member" ? "you changed {reference}." : "the club changed {reference} for you.",
      `It was:\n${from.boat}\n${when(from, formats)}`,
      `It is now:\n${to.boat}\n${when(to, formats)}\n${difference(hours)} ` +
        `Your balance: ${formatHours(hours.hoursRemaining)}.`,
      "The calendar entry that comes with this takes the place of the old one. Your dashboard " +
        "has everything else, and the lock code in time for the outing: {home}/dashboard",
    ].join("\n\n"),
  };
}

interface Move extends Difference {
  id: number;
  from: Outing;
  to: Outing;
}

interface Difference {
  hoursCharged: number;
  hoursRefunded: number;
  hoursRemaining: number;
}

function difference({ hoursCharged, hoursRefunded }: Difference): string {
  if (hoursCharged > 0) return `It costs ${formatHours(hoursCharged)} more.`;
  if (hoursRefunded > 0) return `${formatHours(hoursRefunded)} went back to your account.`;
  return "It costs the same.";
}

/** A member gave their own outing back. */
export const bookingGivenBackMail = (
  member: Person,
  outing: KnownOuting & { hoursReturned: number; hoursKept?: number },
  formats: Formats,
): Mail => ({
  kind: "booking cancelled",
  bookingId: outing.id,
  subject: "{reference} is cancelled",
  text: [
    greeting(member),
    `you cancelled {reference}, ${when(outing, formats)} with ${outing.boat}. ` +
      `${formatHours(outing.hoursReturned)} went back to your account.`,
    ...(outing.hoursKept
      ? [`It was cancelled late, which costs ${formatHours(outing.hoursKept)}.`]
      : []),
  ].join("\n\n"),
});

/** The evening before. The lock code is a link away, because it may change over night. */
export const reminderMail = (
  member: Person & { id: number },
  outing: KnownOuting,
  { conditions, codes, late, isRower, with: others }: Reminded,
  formats: Formats,
): Mail => ({
  kind: "reminder",
  bookingId: outing.id,
  push: { words: `You row ${shortly(outing, formats)}`, path: "/dashboard#next-outing" },
  onceKey: `reminder ${outing.id} ${outing.bookingDate}${isRower ? "" : ` to ${member.id}`}`,
  subject: `Rowing ${shortly(outing, formats)}: ${outing.boat}`,
  text: [
    greeting(member),
    `you row ${when(outing, formats)} with ${outing.boat}.`,
    ...(others.length > 0 ? [`In the boat with you: ${others.map(plainWords).join(", ")}.`] : []),
    ...(conditions ? [conditions] : []),
    `${codes ? codesFromDateWords(codes, formats) : "Your lock code"}: {home}/dashboard#next-outing`,
    ...(isRower
      ? [
          `You cannot come? Cancel before it starts${late ? "" : ", and your hours come back"}: ` +
            "{home}/dashboard#my-current-bookings",
        ]
      : [
          "You cannot come? Leave the crew before it starts, so that somebody else may have your " +
            "seat: {home}/dashboard#my-current-bookings",
        ]),
    ...(isRower && late ? [late] : []),
  ].join("\n\n"),
});

/** Who is reminded, and of what. */
export interface Reminded {
  /** it is booked in their name; others are in its crew */
  isRower: boolean;
  /** who else is in the boat, in short */
  with: readonly string[];
  conditions: string | null;
  /** when the codes appear, where they have not yet */
  codes: CodesFrom | null;
  /** what a late cancelling costs, where it costs anything */
  late: string | null;
}

/** The forecast has become too rough for an outing that begins soon. */
export const noGoMail = (
  member: Person,
  outing: KnownOuting & { reasons: readonly string[]; offerUrl: string },
  formats: Formats,
): Mail => ({
  kind: "no-go",
  bookingId: outing.id,
  secretLink: outing.offerUrl,
  push: {
    words: `Too rough for your outing ${shortly(outing, formats)}`,
    path: "/dashboard#my-current-bookings",
  },
  onceKey: `no-go ${outing.id} ${outing.bookingDate} ${outing.startTime}`,
  subject: `Too rough for your outing ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    `by the forecast you should not row ${when(outing, formats)} with ${outing.boat}:`,
    outing.reasons.map((reason) => `${reason}.`).join("\n"),
    "This page cancels your booking by one press, and all its hours come back: {link}",
    "Until then it stands. A forecast is a help, not a promise: whoever rows looks at the water first.",
  ].join("\n\n"),
});

/** The club moved an outing to another boat of its kind, because its own cannot go. */
export const bookingMovedMail = (
  member: Person,
  outing: BookingSpan & { id: number; reason: string; from: string; to: string },
  formats: Formats,
): Mail => ({
  kind: "booking moved",
  topic: null,
  bookingId: outing.id,
  subject: `{reference} is now on ${outing.to}`,
  text: [
    greeting(member),
    `your outing on ${when(outing, formats)} moves from ${outing.from} to ${outing.to}: ${plainWords(outing.reason)}.`,
    "Date, time and hours stay as they were. Your dashboard shows the lock code of the new boat in " +
      "time for the outing: {home}/dashboard",
  ].join("\n\n"),
});

/** The club cancelled an outing and gave its hours back. */
export const bookingCancelledMail = (
  member: Person,
  outing: KnownOuting & { reason: string; hoursReturned: number },
  formats: Formats,
): Mail => ({
  kind: "booking cancelled by the club",
  bookingId: outing.id,
  push: {
    words: `The club cancelled your outing ${shortly(outing, formats)}`,
    path: "/booking-history",
  },
  subject: "{reference} is cancelled",
  text: [
    greeting(member),
    `we had to cancel your outing on ${when(outing, formats)} with ${outing.boat}: ${plainWords(outing.reason)}.`,
    `${formatHours(outing.hoursReturned)} went back to your account. We are sorry.`,
  ].join("\n\n"),
});

/** The club blocked a boat on a day on which somebody still has it booked. */
export const boatBlockedMail = (
  member: Person,
  outing: KnownOuting & { reason: string },
  formats: Formats,
): Mail => ({
  kind: "boat blocked",
  bookingId: outing.id,
  subject: `${outing.boat} is blocked on the day of {reference}`,
  text: [
    greeting(member),
    `${outing.boat} is blocked on the day of your outing on ${when(outing, formats)}: ${plainWords(outing.reason)}.`,
    "Your booking stands for now. Please ask us before you come, or cancel it and choose another " +
      "boat: {home}/dashboard",
  ].join("\n\n"),
});

/** The club took a boat offline or retired it, and left somebody's booking on it. */
export const boatOfflineMail = (
  member: Person,
  outing: KnownOuting & { reason: string },
  formats: Formats,
): Mail => ({
  kind: "boat offline",
  bookingId: outing.id,
  subject: `About {reference}: ${plainWords(outing.reason)}`,
  text: [
    greeting(member),
    `you have ${outing.boat} booked on ${when(outing, formats)}, and ${plainWords(outing.reason)}.`,
    "Your booking stands for now. Please ask us before you come, or cancel it and choose another " +
      "boat: {home}/dashboard",
  ].join("\n\n"),
});
