import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";
import { untilWords } from "../mail/until-words";
import { shortly, when } from "../mail/when-words";

/** A slot has come free for whoever waited, and is held for them. */
export const slotOfferedMail = (
  member: { firstName: string },
  { boat, until, ...outing }: BookingSpan & { boat: string; until: ClubTime },
  formats: Formats,
): Mail => ({
  kind: "slot offered",
  push: {
    words: `A boat is held for you until ${formatTime(fromMinutes(until.minutes), formats)}`,
    path: "/waitlist",
  },
  subject: `Free for you: ${boat}, ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    `what you are waiting for has come free: ${boat}, ${when(outing, formats)}.`,
    `We hold it for you until ${untilWords(until, formats)}. Nothing is charged until you take it; after that ` +
      "it goes to the next who waits.",
    "Take it or let it go: {home}/waitlist",
  ].join("\n\n"),
});

/** What is held for somebody cannot be rowed any longer, and is taken back. */
export const holdTakenBackMail = (
  {
    member,
    boat,
    entry,
    why,
    ...outing
  }: BookingSpan & {
    member: { firstName: string };
    boat: { name: string };
    entry: { ended: boolean };
    why: string;
  },
  formats: Formats,
): Mail => ({
  kind: "hold taken back",
  subject: `No longer held: ${boat.name}, ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    `we are sorry: we cannot hold ${boat.name}, ${when(outing, formats)}, for you any longer, because ${why}.`,
    entry.ended
      ? "Nothing was charged. What you waited for can no longer come true, so that wish has ended."
      : "Nothing was charged, and you keep your place on the waitlist: as soon as something comes free " +
        "that you wished for, we hold it for you and write again.",
    "What you wait for: {home}/waitlist",
  ].join("\n\n"),
});
