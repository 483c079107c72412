import type { Finding } from "../finding";
import type { Formats } from "../profile/formats";
import type { BookingSpan } from "../time/booking-span";
import type { ClosureView } from "./closure-schemas";
import { closureTimes, isClosedFor } from "./closure-span";

export interface ClosureFacts {
  /** those that touch its day */
  closures: readonly ClosureView[];
}

/** An outing while the club is closed: until when, and why. */
export function findClosed(
  outing: BookingSpan,
  { closures }: ClosureFacts,
  formats: Formats,
): Finding | null {
  const closure = closures.find((one) => isClosedFor(outing, one));
  if (!closure) return null;
  const message = `The club is closed ${closureTimes(closure, formats)}: ${ended(closure.reason)}`;
  return { code: "CLUB_CLOSED", message };
}

const ended = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);
