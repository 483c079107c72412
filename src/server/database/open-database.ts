import { access, constants, mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { WrongSetting } from "../env";
import { PrismaClient } from "../generated/prisma/client";
import { claimFolder } from "./claim-folder";
import { EmbeddedAdapter } from "./embedded-adapter";
import { applyMigrations } from "./migration-engine";
import { PostgresAdapter } from "./postgres-adapter";

export type { PrismaClient } from "../generated/prisma/client";
export { Prisma } from "../generated/prisma/client";

import type { Prisma } from "../generated/prisma/client";

/** The client, or the client of a transaction: what a query needs. */
export type Db = PrismaClient | Prisma.TransactionClient;
/** The client of an open transaction: what a verb's inner steps need. */
export type Tx = Prisma.TransactionClient;

export type DatabaseLocation = { databaseUrl: string } | { embeddedIn: string };

export interface Database {
  db: PrismaClient;
  appliedMigrations: string[];
  close: () => Promise<void>;
}

/**
 * Opens the club's database with every migration applied: a PostgreSQL server, or PostgreSQL
 * embedded in this process (`embeddedIn`: a folder, or `memory://`).
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { factory, release } =
    "databaseUrl" in location
      ? await serverAdapter(location.databaseUrl)
      : await embeddedAdapter(location.embeddedIn);
  const appliedMigrations = await applyMigrations(factory);
  const db = new PrismaClient({ adapter: factory });
  return {
    db,
    appliedMigrations,
    close: async () => {
      await db.$disconnect();
      await release();
    },
  };
}

interface Adapter {
  factory: SqlMigrationAwareDriverAdapterFactory;
  release: () => Promise<void>;
}

async function serverAdapter(connectionString: string): Promise<Adapter> {
  await refuseUnreachable(connectionString);
  return { factory: new PostgresAdapter(connectionString), release: async () => {} };
}

async function refuseUnreachable(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new WrongSetting(`DATABASE_URL leads to no database: ${reason}.`, { cause: error });
  } finally {
    await client.end();
  }
}

async function embeddedAdapter(dataDir: string): Promise<Adapter> {
  const unclaim = dataDir.includes("://") ? async () => {} : await claimNewFolder(dataDir);
  const pglite = await PGlite.create({ dataDir, extensions: { btree_gist } });
  return {
    factory: new EmbeddedAdapter(pglite),
    release: async () => {
      await pglite.close();
      await unclaim();
    },
  };
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
