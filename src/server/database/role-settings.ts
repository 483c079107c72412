import pg from "pg";
import { connectionSettings } from "./connection-settings";
import type { Patience } from "./patience";

// Any number, as long as nobody else takes it.
const settingTheRole = 471_208_837;

/**
 * Gives this user's connections to this database their settings from their start. A pooler lends
 * another connection for every transaction: what one of them was told, the next has not heard.
 */
export async function keepRoleSettings(client: pg.Client, patience: Patience): Promise<void> {
  const database = pg.escapeIdentifier(client.database ?? "");
  const settings = Object.entries(connectionSettings(patience));
  // One script is one transaction. Processes that start together take turns.
  await client.query(
    [
      `SELECT pg_advisory_xact_lock(${settingTheRole})`,
      ...settings.map(
        ([name, value]) =>
          `ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = '${value}'`,
      ),
    ].join("; "),
  );
}
