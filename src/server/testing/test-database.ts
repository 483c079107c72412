import { inject } from "vitest";
import { startCluster } from "../../../scripts/postgres-cluster.mjs";
import { copyDatabase, type TestDatabase } from "./copy-database";

/**
 * A database of its own on the PostgreSQL server that `npm test` brings, with every migration applied
 * unless it is to be `empty`. Fails, and does not skip, where there is no server.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const adminUrl = process.env.SLIPWAY_TEST_DATABASE_URL;
  if (!adminUrl)
    throw new Error(
      "SLIPWAY_TEST_DATABASE_URL names no PostgreSQL server: run `npm test`, which brings one.",
    );
  return copyDatabase(adminUrl, empty ? "template1" : inject("migratedTemplate"));
}

/** One on a server of its own that answers a commit once it is on the disk, as a club's does. */
export async function createDurableDatabase(): Promise<TestDatabase> {
  const cluster = await startCluster();
  // Where PostgreSQL is only elsewhere, it is somebody's own.
  return cluster ? { url: cluster.url, drop: cluster.stop } : createTestDatabase();
}
