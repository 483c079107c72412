import { connectToServer } from "../database/connect";
import type { DatabaseLocation, ServerLocation } from "../database/database-location";
import { openFolder } from "../database/open-folder";
import type { BackupSummary } from "./backup-format";
import { restoreBackup } from "./restore-backup";

/** Restores a backup into the place that the settings name, which must be empty. */
export async function restoreClub(
  database: DatabaseLocation,
  file: string,
): Promise<BackupSummary> {
  const { connection, close } =
    "databaseUrl" in database
      ? await openServer(database)
      : await openEmbedded(database.embeddedIn);
  try {
    return await restoreBackup(connection, file);
  } finally {
    await close();
  }
}

async function openServer(location: ServerLocation) {
  const connection = await connectToServer(location);
  return { connection, close: connection.close };
}

async function openEmbedded(folder: string) {
  const { pglite, close } = await openFolder(folder, (visitor) => visitor.destroy());
  return { connection: pglite, close };
}
