import { randomUUID } from "node:crypto";
import { createReadStream, rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { AtOneInstant } from "../database/at-one-instant";
import { keepWhole } from "./keep-whole";
import { writeBackup } from "./write-backup";

// The folder of an embedded database belongs to the process that serves it. So a backup is asked of
// that process, at the socket by which it holds the folder: who may read the folder may ask.

const request = "backup\n";
const longestSilenceMs = 5_000;

/**
 * Answers who comes to the folder's holder and asks for a backup. It is written into `dataDir` first:
 * the club waits while the database is read, and must not wait for a slow reader too. What a killed
 * process was about to send holds the whole club, so it goes before anything is served.
 */
export function answerAtDoor(
  atOneInstant: AtOneInstant,
  dataDir: string,
  now: () => Date,
  onError: (error: unknown) => void,
): (visitor: Socket) => void {
  const beingSent = path.join(dataDir, "backups-being-sent");
  rmSync(beingSent, { recursive: true, force: true });
  const answer = async (visitor: Socket) => {
    const file = path.join(beingSent, `${randomUUID()}.gz`);
    try {
      await mkdir(beingSent, { recursive: true, mode: 0o700 });
      await writeBackup(atOneInstant, file, now());
      await pipeline(createReadStream(file), visitor);
    } catch (error) {
      onError(error);
      visitor.destroy();
    } finally {
      await rm(file, { force: true });
    }
  };
  return (visitor) => {
    visitor.on("error", () => visitor.destroy());
    visitor.setTimeout(longestSilenceMs, () => visitor.destroy());
    visitor.once("data", (asked) => {
      visitor.setTimeout(0);
      if (asked.toString() === request) void answer(visitor);
      else visitor.destroy();
    });
  };
}

/** Asks a folder's holder for a backup and keeps it as `file`; throws `BrokenBackup` for half of one. */
export const askAtDoor = (holder: Socket, file: string) =>
  keepWhole(file, async (into) => {
    holder.write(request);
    await pipeline(holder, into);
  });
