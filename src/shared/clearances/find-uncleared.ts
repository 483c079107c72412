import type { Finding } from "../finding";
import type { BookingLimits } from "../profile/booking-horizon";
import type { BookingSpan } from "../time/booking-span";
import { formatDate } from "../time/club-dates";
import { type ClearanceGap, clearanceGap } from "./clearance-gap";
import type { Clearance } from "./clearance-schemas";

/** What a rower's clearance is judged by. */
export interface ClearanceFacts {
  boat: { name: string; requiredClearance: string | null };
  /** the rower's */
  clearances: readonly Clearance[];
  /** whom the club has named to be asked, where that is known */
  settings?: { dutyOfficer: { name: string } | null };
}

/**
 * CLEARANCE_MISSING or CLEARANCE_EXPIRED where the boat requires what its rower does not hold on the
 * day of rowing; null otherwise. It says what is missing and whom to ask (rules, On the water).
 */
export function findUncleared(
  { bookingDate }: Pick<BookingSpan, "bookingDate">,
  { boat, clearances, settings }: ClearanceFacts,
  limits: BookingLimits,
): Finding | null {
  const { name, requiredClearance: required } = boat;
  const gap = clearanceGap(required, clearances, bookingDate);
  if (gap === null) return null;
  const lacking = `${name} asks for ${required}. ${gapWords(gap, limits)}`;
  return {
    code: gap.code,
    message: `${lacking} ${whomToAsk(settings?.dutyOfficer?.name, limits)}`,
    values: {
      clearance: required,
      expiredOn: gap.code === "CLEARANCE_EXPIRED" ? gap.expiredOn : null,
    },
  };
}

function gapWords(gap: ClearanceGap, limits: BookingLimits): string {
  const missing = gap.code === "CLEARANCE_MISSING";
  if (limits === "admin") {
    return missing
      ? "This member does not hold it on that day."
      : `This member's ends on ${formatDate(gap.expiredOn)}, before that day.`;
  }
  return missing
    ? "You do not hold it on that day."
    : `Yours ends on ${formatDate(gap.expiredOn)}, before that day.`;
}

function whomToAsk(dutyOfficer: string | undefined, limits: BookingLimits): string {
  if (limits === "admin") return "Please grant it first, or say why it may be booked all the same.";
  return dutyOfficer === undefined
    ? "Please ask an admin of the club."
    : `Please ask ${dutyOfficer}, the duty officer, or an admin of the club.`;
}
