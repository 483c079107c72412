import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import type { BookingLimits } from "../../shared/profile/booking-horizon";
import { Refusal } from "../../shared/refusals";
import type { LockedBoat, LockedMember } from "./booking-locks";

/**
 * The boat that a member may book as far as they themselves go. Not allowed (403) answers before
 * unknown (404). An admin is allowed to book, so for them the member's role is a rule (422) and
 * answers after it.
 */
export function boatToBook(
  { boat, member }: { boat: LockedBoat | null; member: LockedMember },
  limits: BookingLimits,
): LockedBoat {
  const notActive = refuseUnlessActive(member, limits, "book");
  if (notActive && limits === "member") throw notActive;
  if (!boat) throw new Refusal("BOAT_NOT_FOUND");
  if (notActive) throw notActive;
  return boat;
}
