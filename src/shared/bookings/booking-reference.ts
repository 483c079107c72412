import { club } from "../club";

/** `WRC-0042`; spec part 1 §3. */
export const bookingReference = (id: number): string =>
  club.referencePrefix + String(id).padStart(4, "0");
