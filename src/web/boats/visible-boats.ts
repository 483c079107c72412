import type { BoatView } from "../../shared/boats/boat-schemas";
import { inOrderOfKinds } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";

/** The boats a member may see, in the order of their kinds, otherwise in the club's order. */
export const visibleBoats = (boats: readonly BoatView[], profile: ClubProfile): BoatView[] =>
  inOrderOfKinds(
    boats.filter((boat) => !boat.managerDisabled),
    profile,
  );
