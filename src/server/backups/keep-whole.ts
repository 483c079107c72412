import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import type { BackupSummary } from "./backup-format";
import { checkBackup } from "./read-backup";

/** The end of the name of a file that is being written, or whose writer was killed. */
export const unfinishedEnd = ".unfinished";

/**
 * Has `write` write a backup under another name, reads it through, and only then gives it its own.
 * What is not whole is taken away.
 */
export async function keepWhole(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<BackupSummary> {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}${unfinishedEnd}`;
  try {
    await write(unfinished);
    const summary = await checkBackup(unfinished);
    await rename(unfinished, file);
    return summary;
  } finally {
    await rm(unfinished, { force: true });
  }
}
