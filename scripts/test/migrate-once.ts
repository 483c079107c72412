import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { writeMigratedDatabase } from "../../src/server/testing/migrated-database.ts";
import { onceFor } from "../fingerprint.mjs";
import { projectRoot } from "../project-root.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** the file of an embedded database with every migration applied */
    migratedDatabase: string;
  }
}

const dump = "node_modules/.slipway/migrated-database.tar";

/** Vitest's setup for tests that need a database: migrates one, once for each set of migrations. */
export async function setup(project: TestProject): Promise<void> {
  const file = path.join(projectRoot, dump);
  await onceFor({
    noteFile: "node_modules/.slipway/migrated-database",
    sources: ["prisma/migrations", "src/server/database", "package-lock.json"],
    results: [dump],
    work: async () => {
      mkdirSync(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeMigratedDatabase(unfinished);
      renameSync(unfinished, file);
    },
  });
  project.provide("migratedDatabase", file);
}
