import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { prepareClub } from "../../src/server/prepare-club.ts";
import { openMigratedDatabase } from "../../src/server/testing/migrated-database.ts";
import { momentAt } from "../../src/server/time/moment";
import { documentedProfile } from "../../src/shared/profile/club-profile";

declare module "vitest" {
  export interface ProvidedContext {
    /** a data folder that holds the demo club, to be copied */
    demoData: string;
  }
}

/** Vitest's setup for browser tests: fills the demo club once, as the server does on its first day. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-demo-"));
  const { migratedDatabase } = project.getProvidedContext();
  const { db, close } = await openMigratedDatabase(migratedDatabase, path.join(folder, "database"));
  await prepareClub(
    db,
    { demo: "willows", firstAdmin: undefined },
    momentAt(new Date(), documentedProfile),
  );
  await close();
  project.provide("demoData", folder);
  return () => rm(folder, { recursive: true, force: true });
}
