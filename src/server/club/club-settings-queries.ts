import {
  type ClubSettings,
  clubSettings,
  defaultClubSettings,
} from "../../shared/settings/club-settings";
import type { Db } from "../database/open-database";

/** The club as its admins describe it; what they left out has its default. */
export async function getClubSettings(db: Db): Promise<ClubSettings> {
  const row = await db.clubSettings.findUnique({ where: { id: 1 } });
  return clubSettings.parse({ ...defaultClubSettings, ...storedFields(row?.settings) });
}

const storedFields = (settings: unknown) =>
  typeof settings === "object" && settings !== null ? settings : {};
