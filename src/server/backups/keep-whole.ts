import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
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
  write: (into: WriteStream) => Promise<void>,
): Promise<BackupSummary> {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}${unfinishedEnd}`;
  const into = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  // One that is given up before it has opened its file would make it after it was taken away.
  await once(into, "open");
  try {
    await write(into);
    const summary = await checkBackup(unfinished);
    await rename(unfinished, file);
    return summary;
  } finally {
    into.destroy();
    await rm(unfinished, { force: true });
  }
}
