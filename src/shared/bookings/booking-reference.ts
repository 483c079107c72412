import { club } from "../club";

/** `WRC-0042`: what people call a booking by. */
export const bookingReference = (id: number): string =>
  club.referencePrefix + String(id).padStart(4, "0");
