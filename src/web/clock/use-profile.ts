import { useMemo } from "react";
import { kindsWithBoats } from "../../shared/profile/boat-kinds";
import {
  type BoatKind,
  type ClubProfile,
  documentedProfile,
} from "../../shared/profile/club-profile";
import { useClub } from "./club-clock";

/** What is so at this club and otherwise at the next; the documented values until the club is known. */
export function useProfile(): ClubProfile {
  const settings = useClub()?.settings;
  return useMemo(() => ({ ...documentedProfile, ...settings }), [settings]);
}

/** The kinds that members can choose among, because the club has boats of them. */
export function useKindsWithBoats(): BoatKind[] {
  const profile = useProfile();
  return kindsWithBoats(profile, useClub()?.kinds ?? []);
}
