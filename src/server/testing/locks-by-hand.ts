import pg from "pg";
import type { PrismaClient } from "../database/open-database";

/** How many in this database wait for a lock, with a statement like the given one. */
export async function countWaiting(db: PrismaClient, statement = "%"): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity
     WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'
       AND "query" LIKE ${statement}`;
  return row.count;
}

/** Takes locks on a connection of its own, and keeps them until they are let go. */
export async function holdLocks(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("BEGIN");
  await client.query(statement);
  return { letGo: () => client.end() };
}
