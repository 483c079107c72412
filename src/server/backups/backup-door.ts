import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { AtOneInstant } from "../database/at-one-instant";
import { keepWhole, unfinishedEnd } from "./keep-whole";
import { writeBackup } from "./write-backup";

// The folder of an embedded database belongs to the process that serves it. So a backup is asked of
// that process, at the socket by which it holds the folder: who may read the folder may ask.

const request = "backup\n";
const longestSilenceMs = 5_000;

/**
 * Answers who comes to the folder's holder and asks for a backup. It is written into `dataDir` first:
 * the club waits while the database is read, and must not wait for a slow reader too.
 */
export function answerAtDoor(
  atOneInstant: AtOneInstant,
  dataDir: string,
  now: () => Date,
  onError: (error: unknown) => void,
): (visitor: Socket) => void {
  const answer = async (visitor: Socket) => {
    const file = path.join(dataDir, `backup-${randomUUID()}${unfinishedEnd}`);
    try {
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
  keepWhole(file, async (unfinished) => {
    holder.write(request);
    await pipeline(
      holder,
      createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
    );
  });
