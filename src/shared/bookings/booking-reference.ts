import type { ClubProfile } from "../profile/club-profile";

type Prefix = Pick<ClubProfile, "referencePrefix">;

/** `WRC-0042`: what people call a booking by. */
export const bookingReference = (id: number, { referencePrefix }: Prefix): string =>
  referencePrefix + String(id).padStart(4, "0");

/** The id behind what somebody typed as a reference: WRC-0042, wrc42 or 42; null if it is none. */
export function bookingIdIn(text: string, { referencePrefix }: Prefix): number | null {
  const typed = text.trim().toUpperCase();
  const word = referencePrefix.replace("-", "");
  const start = [referencePrefix, word].find((one) => one !== "" && typed.startsWith(one)) ?? "";
  const number = typed.slice(start.length);
  return /^\d{1,9}$/.test(number) ? Number(number) : null;
}
