import type { BoatView } from "../../shared/boats/boat-schemas";
import { isSolo } from "../../shared/bookings/booking-cost";

/** The boats a member may see, solos first, otherwise in the club's order. */
export function visibleBoats(boats: readonly BoatView[]): BoatView[] {
  const shown = boats.filter((boat) => !boat.managerDisabled);
  return [
    ...shown.filter((boat) => isSolo(boat.category)),
    ...shown.filter((boat) => !isSolo(boat.category)),
  ];
}
