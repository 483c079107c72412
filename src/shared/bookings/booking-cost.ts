import { club } from "../club";
import { toQuarters } from "../hours/quarters";

/** Category `single` is the solo boat, any other the tango; rules, Boats. */
export const isSolo = (category: string): boolean => category === "single";

/** Balance hours per hour on the water: 1 for a solo, 1.5 for a tango; rules, Bookings. */
export const hourlyCost = (category: string): number =>
  isSolo(category) ? club.soloRate : club.tangoRate;

/** What `duration` hours in such a boat cost, in whole quarters of a balance hour. */
export const bookingCostQuarters = (category: string, duration: number): number =>
  toQuarters(duration * hourlyCost(category));
