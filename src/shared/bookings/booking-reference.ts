import { documentedProfile } from "../profile/club-profile";

/** `WRC-0042`: what people call a booking by. */
export const bookingReference = (id: number): string =>
  documentedProfile.referencePrefix + String(id).padStart(4, "0");

/** The id behind what somebody typed as a reference: WRC-0042, wrc42 or 42; null if it is none. */
export function bookingIdIn(text: string): number | null {
  const number = text
    .trim()
    .toUpperCase()
    .replace(/^WRC-?/, "");
  return /^\d{1,9}$/.test(number) ? Number(number) : null;
}
