import { keepCalendarDomain } from "../calendar/calendar-domain";
import { ChangeFeed } from "../changes/change-feed";
import { type Database, openDatabase } from "../database/open-database";
import { findDemo } from "../demo/load-demo-data";
import type { DemoName, Settings } from "../env";
import { prepareClub } from "../prepare-club";
import { KeptProfile } from "../settings/kept-profile";
import { systemClock } from "../time/clock";
import type { Moment } from "../time/moment";

/** The club as this process holds it: everything else of the process works on it. */
export interface OpenClub extends Omit<Database, "close"> {
  profile: KeptProfile;
  changes: ChangeFeed;
  /** now, by the club's clock */
  moment: () => Moment;
  /** the demo club that the database holds; null: none */
  demo: DemoName | null;
  stop: () => Promise<void>;
}

/** Opens the database with every migration applied, and gives an empty one what a club starts with. */
export async function openClub(
  settings: Settings,
  onError: (error: unknown) => void,
): Promise<OpenClub> {
  const { close, ...database } = await openDatabase(settings.database);
  const { db, appliedMigrations } = database;
  if (appliedMigrations.length) console.log(`Applied ${appliedMigrations.length} migrations.`);
  const profile = new KeptProfile(db);
  await profile.readAgain();
  const moment = () => profile.momentAt(systemClock.now());
  await prepareClub(db, settings, moment());
  // A demo club brings its own.
  await profile.readAgain();
  await keepCalendarDomain(db, settings.publicUrl);
  const changes = new ChangeFeed();
  changes.hear("club", () => profile.readAgain().catch(onError));
  return { ...database, profile, changes, moment, demo: await findDemo(db), stop: close };
}
