import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/server/database/open-database.ts";
import { copyDatabase } from "../../src/server/testing/copy-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** the name of a database with every migration applied, on the PostgreSQL server of the tests */
    migratedTemplate: string;
  }
}

/** Vitest's setup for tests on a PostgreSQL server: migrates one database there, to be copied. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.SLIPWAY_TEST_DATABASE_URL;
  if (!server) return undefined;
  const { url, drop } = await copyDatabase(server, "template1");
  const { close } = await openDatabase({ databaseUrl: url });
  await close();
  project.provide("migratedTemplate", new URL(url).pathname.slice(1));
  return drop;
}
