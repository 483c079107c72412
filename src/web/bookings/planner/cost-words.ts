import { formatHours, isUnlimited } from "../../../shared/hours/quarters";
import type { BookingPreview } from "../../../shared/slots/booking-preview";

/**
 * "costs 1.5 hours, leaves 8.5"; an unlimited member pays nothing. Of a booking that is moved only
 * the difference: "0.5 hours come back, leaves 9".
 */
export function costWords({
  unlimited,
  cost,
  more,
  leaves,
}: Omit<BookingPreview, "refusal" | "warnings" | "sight">): string {
  if (more === 0) return `Same cost: ${unlimited ? "no hours" : formatHours(cost)}`;
  if (more !== undefined) return differenceWords(more, leaves);
  if (unlimited) return "costs no hours, yours are unlimited";
  if (leaves < 0) return `costs ${formatHours(cost)}, ${formatHours(-leaves)} more than you have`;
  return `costs ${formatHours(cost)}, leaves ${leaves}`;
}

function differenceWords(more: number, leaves: number): string {
  if (more < 0) {
    const back = more === -1 ? "1 hour comes back" : `${formatHours(-more)} come back`;
    return isUnlimited(leaves) ? back : `${back}, leaves ${leaves}`;
  }
  if (leaves < 0) return `costs ${formatHours(more)} more, ${formatHours(-leaves)} too many`;
  return `costs ${formatHours(more)} more, leaves ${leaves}`;
}
