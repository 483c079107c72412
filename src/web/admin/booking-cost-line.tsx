import type { BoatView } from "../../shared/boats/boat-schemas";
import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import { formatHours, isUnlimited, toHours, toQuarters } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { useProfile } from "../clock/use-profile";

interface BookingCostLineProps {
  member: MemberView | null;
  boat: BoatView | undefined;
  duration: number;
}

/** What the booking takes from the member's hours, as soon as it can be told. */
export function BookingCostLine({ member, boat, duration }: BookingCostLineProps) {
  const profile = useProfile();
  if (!member || !boat || !(duration > 0)) return null;
  const quarters = bookingCostQuarters(boat.category, duration, profile);
  return (
    <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
      {costTo(member, quarters)}
    </p>
  );
}

function costTo(member: MemberView, quarters: number): string {
  const name = fullName(member);
  if (isUnlimited(member.hoursRemaining)) return `${name} has unlimited hours: costs nothing.`;
  const cost = formatHours(toHours(quarters));
  const left = toQuarters(member.hoursRemaining) - quarters;
  return left < 0
    ? `Costs ${cost}; ${name} has only ${formatHours(member.hoursRemaining)}.`
    : `Costs ${cost}, leaves ${name} ${formatHours(toHours(left))}.`;
}
