import { access, constants, mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { WrongSetting } from "../env";
import { applyMigrations } from "./apply-migrations";
import { claimFolder } from "./claim-folder";
import type { DatabaseLocation, ServerLocation } from "./database-location";
import { EmbeddedAdapter } from "./embedded-adapter";
import { openClient, type PrismaClient } from "./open-client";
import { type Patience, patience } from "./patience";
import { keepRolePatient } from "./patient-role";
import { PostgresAdapter } from "./postgres-adapter";

export { Prisma } from "../generated/prisma/client";
export type { PrismaClient } from "./open-client";
export type { Statements } from "./plain-statements";

import type { Prisma } from "../generated/prisma/client";

/** The client, or the client of a transaction: what a query needs. */
export type Db = PrismaClient | Prisma.TransactionClient;
/** The client of an open transaction: what a verb's inner steps need. */
export type Tx = Prisma.TransactionClient;

/** How a server's connections are used now, and how many calls wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export interface Database {
  db: PrismaClient;
  appliedMigrations: string[];
  /** undefined on the embedded database, which has one connection */
  connections: (() => Connections) | undefined;
  close: () => Promise<void>;
}

/**
 * Opens the club's database with every migration applied: a PostgreSQL server, or PostgreSQL
 * embedded in this process.
 */
export async function openDatabase(
  location: DatabaseLocation,
  howPatient: Patience = patience,
): Promise<Database> {
  const { adapter, appliedMigrations, connections, release } =
    "databaseUrl" in location
      ? await openServer(location, howPatient)
      : await openEmbedded(location.embeddedIn);
  const db = openClient(adapter);
  return {
    db,
    appliedMigrations,
    connections,
    close: async () => {
      await db.$disconnect();
      await release();
    },
  };
}

interface Opened {
  adapter: SqlDriverAdapterFactory;
  appliedMigrations: string[];
  connections?: () => Connections;
  release: () => Promise<void>;
}

async function openServer(location: ServerLocation, howPatient: Patience): Promise<Opened> {
  const { databaseUrl, pooler } = location;
  const client = pooler
    ? await connectOnce("DATABASE_DIRECT_URL", pooler.directUrl)
    : await connectOnce("DATABASE_URL", databaseUrl);
  try {
    if (pooler) {
      await keepRolePatient(client, howPatient);
      await (await connectOnce("DATABASE_URL", databaseUrl)).end();
    }
    // A migration takes the time it takes, whatever this user's other connections are told.
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    const appliedMigrations = await applyMigrations({
      exec: (script) => client.query(script),
      query: (sql, values) => client.query(sql, values),
    });
    const adapter = new PostgresAdapter(location, howPatient);
    return {
      adapter,
      appliedMigrations,
      connections: () => adapter.connections(),
      release: async () => {},
    };
  } finally {
    await client.end();
  }
}

async function connectOnce(setting: string, connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new WrongSetting(`${setting} leads to no database: ${reason}.`, { cause: error });
  }
}

async function openEmbedded(dataDir: string): Promise<Opened> {
  const unclaim = dataDir.includes("://") ? async () => {} : await claimNewFolder(dataDir);
  const pglite = await PGlite.create({ dataDir, extensions: { btree_gist } });
  const release = async () => {
    await pglite.close();
    await unclaim();
  };
  try {
    const appliedMigrations = await applyMigrations(pglite);
    return { adapter: new EmbeddedAdapter(pglite), appliedMigrations, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function claimNewFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`DATA_DIR cannot be written: ${folder}.`, { cause: error });
  }
  return claimFolder(folder);
}
