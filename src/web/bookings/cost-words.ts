import type { BookingPreview } from "../../shared/bookings/booking-preview";
import { formatHours } from "../../shared/hours/quarters";

/** "costs 1.5 hours, leaves 8.5"; an unlimited member pays nothing. */
export function costWords({
  unlimited,
  cost,
  leaves,
}: Omit<BookingPreview, "refusal" | "warnings" | "sight">): string {
  if (unlimited) return "costs no hours, yours are unlimited";
  if (leaves < 0) return `costs ${formatHours(cost)}, ${formatHours(-leaves)} more than you have`;
  return `costs ${formatHours(cost)}, leaves ${leaves}`;
}
