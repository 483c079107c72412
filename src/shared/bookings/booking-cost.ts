import { toQuarters } from "../hours/quarters";
import { kindOf } from "../profile/boat-kinds";
import type { ClubProfile } from "../profile/club-profile";

/** What `duration` hours in such a boat cost, in whole quarters of a balance hour; rules, Bookings. */
export const bookingCostQuarters = (
  category: string,
  duration: number,
  profile: ClubProfile,
): number => toQuarters(duration * kindOf(category, profile).rate);
