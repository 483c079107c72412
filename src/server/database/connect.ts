import pg from "pg";
import { WrongSetting } from "../env";
import type { SqlConnection } from "./apply-migrations";
import type { ServerLocation } from "./database-location";

/** One connection to a server, without the ORM and its pool. */
export interface ServerConnection extends SqlConnection {
  client: pg.Client;
  close: () => Promise<void>;
}

/**
 * Connects to a PostgreSQL server, past its pooler, for what takes the time it takes, whatever this
 * user's other connections are told. Throws `WrongSetting` where there is none.
 */
export async function connectToServer({
  databaseUrl,
  pooler,
}: ServerLocation): Promise<ServerConnection> {
  const client = pooler
    ? await connectOnce("DATABASE_DIRECT_URL", pooler.directUrl)
    : await connectOnce("DATABASE_URL", databaseUrl);
  await client.query(
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0",
  );
  return {
    client,
    exec: (script) => client.query(script),
    query: (sql, values) => client.query(sql, values),
    close: () => client.end(),
  };
}

/** Connects to where a setting leads; throws a `WrongSetting` that names it. */
export async function connectOnce(setting: string, connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that is lost fails the question that waits for it.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new WrongSetting(`${setting} leads to no database: ${reason}.`, { cause: error });
  }
}
