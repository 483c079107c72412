import type { BookingSpan } from "../../shared/bookings/booking-span";
import { shortly, when } from "./booking-mails";
import type { Mail } from "./mail";
import { greeting } from "./plain-words";
import { untilWords } from "./until-words";

/** A slot has come free for whoever waited, and is held for them. */
export const slotOfferedMail = (
  member: { firstName: string },
  { boat, until, ...outing }: BookingSpan & { boat: string; until: Date },
): Mail => ({
  kind: "slot offered",
  subject: `Free for you: ${boat}, ${shortly(outing)}`,
  text: [
    greeting(member),
    `what you are waiting for has come free: ${boat}, ${when(outing)}.`,
    `We hold it for you until ${untilWords(until)}. Nothing is charged until you take it; after that ` +
      "it goes to the next who waits.",
    "Take it or let it go: {home}/waitlist",
  ].join("\n\n"),
});
