import pg from "pg";
import { connectionSettings } from "./connection-settings";
import type { ServerLocation } from "./database-location";
import { impatientConnection, type Patience } from "./patience";
import { readers } from "./plain-statements";

/** The connections to a PostgreSQL server that the client and the way past it share. */
export function openPool({ databaseUrl, pooler }: ServerLocation, patience: Patience): pg.Pool {
  const { timezone, ...others } = connectionSettings(patience);
  // Of what it is told here a pooler remembers the time zone alone: the rest its role has.
  const settings = Object.entries(pooler ? { timezone } : { timezone, ...others })
    .map(([name, value]) => `SET ${name} = '${value}'`)
    .join("; ");
  const pool = new pg.Pool({
    ...impatientConnection(databaseUrl, patience),
    max: 16,
    // Statements that do not wait for one another are not answered one by one.
    pipeline: true,
    types: plainTypes(),
    onConnect: (client) => client.query(settings),
  });
  // A connection that is lost while nobody uses it is replaced by the next that is needed.
  pool.on("error", () => {});
  return pool;
}

function plainTypes() {
  const types = new pg.TypeOverrides();
  for (const [type, read] of Object.entries(readers)) types.setTypeParser(Number(type), read);
  return types;
}
