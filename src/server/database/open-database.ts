import { applyMigrations } from "./apply-migrations";
import { onServer } from "./at-one-instant";
import { connectOnce, connectToServer } from "./connect";
import type { DatabaseLocation, ServerLocation } from "./database-location";
import { openClient, type PrismaClient } from "./open-client";
import type { Opened } from "./opened";
import { type Patience, patience } from "./patience";
import { PostgresAdapter } from "./postgres-adapter";
import { keepRoleSettings } from "./role-settings";

export { Prisma } from "../generated/prisma/client";
export type { PrismaClient } from "./open-client";
export type { Statements } from "./plain-statements";

import type { Prisma } from "../generated/prisma/client";

/** The client, or the client of a transaction: what a query needs. */
export type Db = PrismaClient | Prisma.TransactionClient;
/** The client of an open transaction: what a command's inner steps need. */
export type Tx = Prisma.TransactionClient;

export interface Database extends Omit<Opened, "adapter" | "release"> {
  db: PrismaClient;
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
