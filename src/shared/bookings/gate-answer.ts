import type { Finding } from "../finding";
import type { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";

/** The first refusal of the gates, and what is only told and kept with the booking. */
export interface GateAnswer {
  refusal: Refusal | null;
  warnings: Finding[];
  /** whether a gate would refuse another outing of the same day */
  isStopped: (other: BookingSpan) => boolean;
}
