import { relayThroughPostgres } from "../changes/postgres-relay";
import { directly } from "../database/database-location";
import type { Settings } from "../env";
import type { RepeatedWork } from "../workers/repeat-work";
import { keepSwept } from "../workers/sweep-embedded";
import type { OpenClub } from "./open-club";

/**
 * What each database still needs while it is open: the embedded one somebody who sweeps it, and a
 * server somebody who hears what other processes change.
 */
export async function keepDatabase(
  { db, changes }: OpenClub,
  { database }: Settings,
  onError: (error: unknown) => void,
): Promise<RepeatedWork> {
  const direct = directly(database);
  return "databaseUrl" in direct
    ? await relayThroughPostgres(changes, direct.databaseUrl, onError)
    : keepSwept(db, onError);
}
