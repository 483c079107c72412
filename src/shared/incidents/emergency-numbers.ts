import type { ClubProfile } from "../profile/club-profile";

/** Said wherever an alarm is read. */
export const neverCallsWords =
  "Slipway never calls emergency services by itself: somebody has to make that call.";

/** "VHF channel 16": the channel of a radio as it is said; what is no channel as the club wrote it. */
export const radioWords = (radio: string): string => radio.replace(/^VHF (?=\d)/, "VHF channel ");

/** Whom to call from the water, a line each; what the club leaves empty is left out. */
export function emergencyLines({ emergency }: Pick<ClubProfile, "emergency">): string[] {
  if (!emergency) return [];
  const { number, radio, rescueCentre } = emergency;
  const centre = rescueCentre ? `${rescueCentre.name}: ${rescueCentre.phone}` : "";
  return [number, radioWords(radio), centre].filter((line) => line !== "");
}
