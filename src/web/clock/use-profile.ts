import { useMemo } from "react";
import { type ClubProfile, documentedProfile } from "../../shared/profile/club-profile";
import { useClub } from "./club-clock";

/** What is so at this club and otherwise at the next; the documented values until the club is known. */
export function useProfile(): ClubProfile {
  const settings = useClub()?.settings;
  return useMemo(() => ({ ...documentedProfile, ...settings }), [settings]);
}
