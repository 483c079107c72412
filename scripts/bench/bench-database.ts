import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import pg from "pg";
import type { DatabaseLocation } from "../../src/server/database/database-location";

/** Plain SQL on one connection: what the floors are made of. */
export type RunSql = (text: string, values?: unknown[]) => Promise<unknown[]>;

/** A database without anything of the product above it. */
export interface PlainDatabase {
  query: RunSql;
  /** keeps the statement's plan, where the driver can */
  prepared: (name: string, text: string, values: unknown[]) => Promise<unknown[]>;
  transaction: (work: (query: RunSql) => Promise<unknown>) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A database that is measured, and how the product is told to use it. */
export interface BenchDatabase {
  name: string;
  location: DatabaseLocation;
  environment: Record<string, string>;
}

/** A new database in the given cluster. */
export async function postgresDatabase(adminUrl: string, folder: string): Promise<BenchDatabase> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query("CREATE DATABASE bench");
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = "/bench";
  return {
    name: "PostgreSQL",
    location: { databaseUrl: url.href },
    environment: { DATABASE_URL: url.href, DATA_DIR: path.join(folder, "postgres-data") },
  };
}

/** A new folder for the embedded database. */
export function embeddedDatabase(folder: string): BenchDatabase {
  const dataDir = path.join(folder, "embedded-data");
  return {
    name: "PGlite",
    location: { embeddedIn: path.join(dataDir, "database") },
    environment: { DATA_DIR: dataDir },
  };
}

/** Opens it through `pg`, with as many connections as the product has, or through PGlite. */
export async function openPlain(location: DatabaseLocation): Promise<PlainDatabase> {
  return "databaseUrl" in location
    ? openServer(location.databaseUrl)
    : openEmbedded(location.embeddedIn);
}

function openServer(connectionString: string): PlainDatabase {
  const pool = new pg.Pool({ connectionString, max: 16, idleTimeoutMillis: 0 });
  // A server that stops also tells connections that were being closed.
  pool.on("error", () => {});
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    prepared: async (name, text, values) => (await pool.query({ name, text, values })).rows,
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query("BEGIN");
        await work(async (text, values) => (await client.query(text, values)).rows);
        await client.query("COMMIT");
      } catch (error) {
        await client.query("ROLLBACK");
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function openEmbedded(dataDir: string): Promise<PlainDatabase> {
  const pglite = await PGlite.create({ dataDir, extensions: { btree_gist } });
  return {
    query: async (text, values) => (await pglite.query(text, values)).rows,
    prepared: async (_name, text, values) => (await pglite.query(text, values)).rows,
    transaction: (work) =>
      pglite.transaction((tx) => work(async (text, values) => (await tx.query(text, values)).rows)),
    close: () => pglite.close(),
  };
}
