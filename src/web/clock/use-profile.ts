import { type ClubProfile, documentedProfile } from "../../shared/profile/club-profile";

/** What is so at this club and otherwise at the next; every club has the documented values today. */
export const useProfile = (): ClubProfile => documentedProfile;
