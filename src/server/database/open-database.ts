import type { Socket } from "node:net";
import { applyMigrations } from "./apply-migrations";
import { type AtOneInstant, onServer } from "./at-one-instant";
import { connectOnce, connectToServer } from "./connect";
import type { DatabaseLocation, ServerLocation } from "./database-location";
import { type DatabaseAdapter, openClient, type PrismaClient } from "./open-client";
import { type Patience, patience } from "./patience";
import { PostgresAdapter } from "./postgres-adapter";
import { keepRoleSettings } from "./role-settings";

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
  atOneInstant: AtOneInstant;
  /** says who receives those who visit the folder's holder; undefined on a server */
  receive: ((welcome: (visitor: Socket) => void) => void) | undefined;
  close: () => Promise<void>;
}

/**
 * Opens the club's database with every migration applied: a PostgreSQL server, or PostgreSQL
 * embedded in this process (`embeddedIn`: a folder, or `memory://`).
 */
export async function openDatabase(
  location: DatabaseLocation,
  howPatient: Patience = patience,
): Promise<Database> {
  const { adapter, release, ...opened } =
    "databaseUrl" in location
      ? await openServer(location, howPatient)
      : // Loaded where it is used: a process on a server is smaller without it.
        await (await import("./open-embedded")).openEmbedded(location.embeddedIn);
  const db = openClient(adapter);
  return {
    db,
    ...opened,
    close: async () => {
      await db.$disconnect();
      await release();
    },
  };
}

export interface Opened extends Omit<Database, "db" | "close"> {
  adapter: DatabaseAdapter;
  release: () => Promise<void>;
}

async function openServer(location: ServerLocation, howPatient: Patience): Promise<Opened> {
  const connection = await connectToServer(location);
  try {
    if (location.pooler) {
      await keepRoleSettings(connection.client, howPatient);
      await (await connectOnce("DATABASE_URL", location.databaseUrl)).end();
    }
    const appliedMigrations = await applyMigrations(connection);
    const adapter = new PostgresAdapter(location, howPatient);
    return {
      adapter,
      appliedMigrations,
      connections: () => adapter.connections(),
      atOneInstant: onServer(location),
      receive: undefined,
      release: () => adapter.close(),
    };
  } finally {
    await connection.close();
  }
}
