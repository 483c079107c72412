import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";
import { when } from "../mail/when-words";

/** The lock of a boat has another code now. */
export const lockCodeChangedMail = (
  member: { firstName: string },
  outing: BookingSpan & { id: number; boat: string },
  formats: Formats,
): Mail => ({
  kind: "lock code changed",
  bookingId: outing.id,
  subject: `${outing.boat} has a new lock code`,
  text: [
    greeting(member),
    `the lock code of ${outing.boat} has changed. Your dashboard shows the new one in time for your ` +
      `outing on ${when(outing, formats)}: {home}/dashboard`,
  ].join("\n\n"),
});
