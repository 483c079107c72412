import {
  type ClubSettings,
  clubSettings,
  defaultClubSettings,
} from "../../shared/settings/club-settings";
import { keptTaxes, taxesInShort } from "../../shared/settings/club-taxes";
import type { Db } from "../database/open-database";

/** The club as its admins describe it; what they left out has its default. */
export const getClubSettings = async (db: Db): Promise<ClubSettings> =>
  (await readClubSettings(db)).settings;

/**
 * With the taxes that are laid aside, and the revision at which it all stands so: null where nobody has
 * described the club yet.
 */
export async function readClubSettings(db: Db) {
  const row = await db.clubSettings.findUnique({ where: { id: 1 } });
  const stored = storedFields(row?.settings);
  const { taxes, taxesAside } = keptTaxes(stored);
  const settings = clubSettings.parse({
    ...defaultClubSettings,
    ...stored,
    taxes,
    ...taxesInShort({ taxes, taxesAside }),
  });
  return { settings, taxesAside, revision: row?.settingsRevision ?? null };
}

const storedFields = (settings: unknown) =>
  typeof settings === "object" && settings !== null ? settings : {};
