import { type ClubProfile, documentedProfile } from "../../shared/profile/club-profile";
import { profileSettings } from "../../shared/profile/profile-settings";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { Db } from "../database/open-database";
import { type Moment, momentAt } from "../time/moment";
import { readClubSettings } from "./club-settings-queries";

/** What of a club's settings its rules go by. */
export const profileOf = (settings: ClubSettings): ClubProfile => ({
  ...documentedProfile,
  ...profileSettings.parse(settings),
});

/** The moment of an instant at the club as it stands in the database. */
export async function clubMomentAt(db: Db, at: Date): Promise<Moment> {
  const { settings, revision } = await readClubSettings(db);
  return { ...momentAt(at, profileOf(settings)), clubRevision: revision };
}
