import { type ClubProfile, documentedProfile } from "../../shared/profile/club-profile";
import { profileSettings } from "../../shared/profile/profile-settings";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { Db } from "../database/open-database";
import { type Moment, momentAt } from "../time/moment";
import { getClubSettings } from "./club-settings-queries";

/** What of a club's settings its rules go by. */
export const profileOf = (settings: ClubSettings): ClubProfile => ({
  ...documentedProfile,
  ...profileSettings.parse(settings),
});

/** The moment of an instant at the club as it stands in the database. */
export const clubMomentAt = async (db: Db, at: Date): Promise<Moment> =>
  momentAt(at, profileOf(await getClubSettings(db)));
