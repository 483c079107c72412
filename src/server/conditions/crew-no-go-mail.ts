import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";
import { shortly, when } from "../mail/when-words";

/** The forecast has become too rough for an outing that begins soon: its crew decides nothing, and knows. */
export const crewNoGoMail = (
  member: { id: number; firstName: string },
  outing: BookingSpan & { id: number; boat: string; reasons: readonly string[] },
  formats: Formats,
): Mail => ({
  kind: "no-go to crew",
  bookingId: outing.id,
  push: {
    words: `Too rough for your outing ${shortly(outing, formats)}`,
    path: "/dashboard#next-outing",
  },
  onceKey: `no-go ${outing.id} ${outing.bookingDate} ${outing.startTime} to ${member.id}`,
  subject: `Too rough for your outing ${shortly(outing, formats)}`,
  text: [
    greeting(member),
    `by the forecast you should not row ${when(outing, formats)} with ${outing.boat}:`,
    outing.reasons.map((reason) => `${reason}.`).join("\n"),
    "Whoever booked it was told so, too, and can cancel it with all hours back. You can leave the crew " +
      "before it starts: {home}/dashboard#my-current-bookings",
    "A forecast is a help, not a promise: whoever rows looks at the water first.",
  ].join("\n\n"),
});
