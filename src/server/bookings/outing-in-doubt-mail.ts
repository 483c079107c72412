import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Mail } from "../mail/mail";
import { greeting, plainWords } from "../mail/plain-words";
import { when } from "../mail/when-words";

/** What was in doubt is as it was: the boat is back before anybody chose another. */
export const outingStandsMail = (
  member: { firstName: string },
  outing: BookingSpan & { id: number; boat: string },
  formats: Formats,
): Mail => ({
  kind: "boat back",
  bookingId: outing.id,
  subject: `{reference}: ${outing.boat} is back`,
  text: [
    greeting(member),
    `${outing.boat} can be rowed again. The outing whose crew you are in stands as it was: ${when(outing, formats)}.`,
  ].join("\n\n"),
});

/** A booking stands though its boat cannot go then: its crew hears why, and that its rower decides. */
export const outingInDoubtMail = (
  member: { firstName: string },
  outing: BookingSpan & { id: number; boat: string; why: string },
  formats: Formats,
): Mail => ({
  kind: "outing in doubt",
  bookingId: outing.id,
  subject: `About {reference}: ${plainWords(outing.why)}`,
  text: [
    greeting(member),
    `you are in the crew of an outing on ${when(outing, formats)} with ${outing.boat}, and ${plainWords(outing.why)}.`,
    "Whoever booked it was told so, too, and decides what becomes of it. You hear of every change, and can " +
      "leave the crew before it starts: {home}/dashboard#my-current-bookings",
  ].join("\n\n"),
});
