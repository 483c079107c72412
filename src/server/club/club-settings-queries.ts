import {
  type ClubSettings,
  clubSettings,
  defaultClubSettings,
} from "../../shared/settings/club-settings";
import type { Db } from "../database/open-database";

/** The club as its admins describe it; what they left out has its default. */
export const getClubSettings = async (db: Db): Promise<ClubSettings> =>
  (await readClubSettings(db)).settings;

/** With the revision at which it stands so; null where nobody has described it yet. */
export async function readClubSettings(db: Db) {
  const row = await db.clubSettings.findUnique({ where: { id: 1 } });
  const settings = clubSettings.parse({ ...defaultClubSettings, ...storedFields(row?.settings) });
  return { settings, revision: row?.settingsRevision ?? null };
}

const storedFields = (settings: unknown) =>
  typeof settings === "object" && settings !== null ? settings : {};
