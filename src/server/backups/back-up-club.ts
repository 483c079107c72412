import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { CannotStart } from "../cannot-start";
import { onEmbedded, onServer } from "../database/at-one-instant";
import { visitServer } from "../database/control-socket";
import type { DatabaseLocation } from "../database/database-location";
import { openFolder } from "../database/open-folder";
import type { BackupSummary } from "./backup-format";
import { askForBackup } from "./backup-request";
import { BrokenBackup } from "./read-backup";
import { writeBackup } from "./write-backup";

/**
 * Writes a backup of the club's database into `file`, open or closed. Refuses with `CannotStart` a
 * file that exists and a place without a database.
 */
export async function backUpClub(
  database: DatabaseLocation,
  file: string,
  at: Date,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new CannotStart(`${file} exists already: choose another name.`);
  if ("databaseUrl" in database) return writeBackup(onServer(database), file, at);
  const { embeddedIn: folder } = database;
  const holder = await visitServer(folder);
  return holder ? askHolder(holder, file) : backUpFolder(folder, file, at);
}

async function askHolder(holder: Socket, file: string) {
  try {
    return await askForBackup(holder, file);
  } catch (error) {
    if (!(error instanceof BrokenBackup || isHungUp(error))) throw error;
    throw new CannotStart(
      "The Slipway that is running gave no whole backup: its log says why. An older one must be stopped first.",
      { cause: error },
    );
  }
}

const isHungUp = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  ["EPIPE", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].includes(String(error.code));

async function backUpFolder(folder: string, file: string, at: Date) {
  const { pglite, close } = await openFolder(folder, (visitor) => visitor.destroy());
  try {
    return await writeBackup(onEmbedded(pglite), file, at);
  } finally {
    await close();
  }
}
