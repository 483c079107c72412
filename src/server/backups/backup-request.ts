import { randomUUID } from "node:crypto";
import { createReadStream, rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { AtOneInstant } from "../database/at-one-instant";
import type { AnswerVisitor } from "../database/control-socket";
import { keepWhole } from "./keep-whole";
import { writeBackup } from "./write-backup";

/**
 * Answers who asks the folder's holder for a backup. It is written into `dataDir` first: the club
 * waits while the database is read, and must not wait for a slow reader too. What a killed process
 * was about to send holds the whole club, so it goes before anything is served.
 */
export function sendBackup(
  atOneInstant: AtOneInstant,
  dataDir: string,
  now: () => Date,
): AnswerVisitor {
  const beingSent = path.join(dataDir, "backups-being-sent");
  rmSync(beingSent, { recursive: true, force: true });
  return async (visitor) => {
    const file = path.join(beingSent, `${randomUUID()}.gz`);
    try {
      await mkdir(beingSent, { recursive: true, mode: 0o700 });
      await writeBackup(atOneInstant, file, now());
      await pipeline(createReadStream(file), visitor);
    } finally {
      await rm(file, { force: true });
    }
  };
}

/** Asks a folder's holder for a backup and keeps it as `file`; throws `BrokenBackup` for half of one. */
export const askForBackup = (holder: Socket, file: string) =>
  keepWhole(file, async (into) => {
    holder.write("backup\n");
    await pipeline(holder, into);
  });
