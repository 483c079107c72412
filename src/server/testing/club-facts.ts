import { type ClubProfile, documentedProfile } from "../../shared/profile/club-profile";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { elbe } from "../demo/elbe";
import { profileOf } from "../settings/profile-queries";

interface KnownBoat {
  id: number;
  name: string;
  /** as a pass shows it */
  code: string;
}

/** What a flow of people needs to know of a demo club, besides what its profile writes. */
export interface ClubFacts {
  clubName: string;
  profile: ClubProfile;
  single: KnownBoat;
  /** another boat of that kind */
  sister: KnownBoat;
  /** of another kind; Uma rows it on the day after tomorrow */
  crewed: KnownBoat;
  /** what five and ten hours cost with all taxes */
  price: { five: string; ten: string };
}

export const willowsFacts: ClubFacts = {
  clubName: "Willows Rowing Club",
  profile: documentedProfile,
  single: { id: 1, name: 'Solo 14 "Heron"', code: "4-7-1-2" },
  sister: { id: 2, name: 'Solo 14 "Kingfisher"', code: "8-3-5-0" },
  crewed: { id: 3, name: 'Tango 17 "Orca"', code: "2-9-4-6" },
  price: { five: "183.75", ten: "262.50" },
};

/** One boat stands in for another in some flows, and Elbe has one of each kind: this comes to it. */
export const elbesSister = { name: "Este", category: "single", capacity: 1, lockCode: "5291" };

export const elbeFacts: ClubFacts = {
  clubName: "Ruderclub Elbufer",
  profile: profileOf({ ...defaultClubSettings, ...elbe.settings }),
  single: { id: 1, name: "Alster", code: "4-7-1-2" },
  sister: { id: 6, name: elbesSister.name, code: "5-2-9-1" },
  crewed: { id: 3, name: "Hansa", code: "2-9-4-6" },
  price: { five: "175.00", ten: "250.00" },
};
