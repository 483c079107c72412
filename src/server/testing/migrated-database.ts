import { readFile, writeFile } from "node:fs/promises";
import { applyMigrations } from "../database/apply-migrations";
import { onEmbedded } from "../database/at-one-instant";
import { EmbeddedAdapter } from "../database/embedded-adapter";
import { openClient } from "../database/open-client";
import type { Database } from "../database/open-database";
import { PreparedPGlite } from "../database/prepared-pglite";

/** Writes into `file` what a new embedded database is once every migration is applied. */
export async function writeMigratedDatabase(file: string): Promise<void> {
  const pglite = new PreparedPGlite({});
  await applyMigrations(pglite);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}

/**
 * Opens a copy of that database in memory, or in a new folder, where a process of the club may open it
 * once it is closed: a quarter of the work of making and migrating one.
 */
export async function openMigratedDatabase(
  file: string,
  dataDir?: string,
): Promise<Pick<Database, "db" | "atOneInstant" | "close">> {
  const loadDataDir = new Blob([await readFile(file)]);
  const pglite = new PreparedPGlite({ ...(dataDir && { dataDir }), loadDataDir });
  const db = openClient(new EmbeddedAdapter(pglite));
  return {
    db,
    atOneInstant: onEmbedded(pglite),
    close: async () => {
      await db.$disconnect();
      await pglite.close();
    },
  };
}
