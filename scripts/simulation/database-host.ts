import type { SqlConnection } from "../../src/server/database/apply-migrations";
import type { AtOneInstant } from "../../src/server/database/at-one-instant";
import type { DatabaseAdapter } from "../../src/server/database/open-client";
import type { PrismaClient } from "../../src/server/database/open-database";
import type { Trouble } from "./troubled-database";

/** One process's way to the database. */
interface Way {
  adapter: DatabaseAdapter;
  /** what a trouble does to its connections */
  strike: (trouble: Trouble) => Promise<void>;
  close: () => Promise<void>;
}

/** A club's database, as its processes and its auditor reach it. */
export interface DatabaseHost {
  /** by how many processes it is shared */
  processes: number;
  /** A process opens it. `beforeWrite` hears of each write that the process itself puts on the disk. */
  open: (beforeWrite: () => void) => Promise<Way>;
  /** whoever looks from outside, without troubles */
  auditor: () => PrismaClient;
  /** one connection, as a start has it to bring the tables up to date */
  migrating: <T>(work: (connection: SqlConnection) => Promise<T>) => Promise<T>;
  /** as a backup reads it */
  atOneInstant: AtOneInstant;
  drop: () => Promise<void>;
}

/** Makes databases that all hold the same cast on the first day. */
export interface DatabaseHosts {
  open: () => Promise<DatabaseHost>;
  close: () => Promise<void>;
}
