import { access, constants, mkdir, statfs } from "node:fs/promises";
import type { Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { CannotStart } from "../cannot-start";
import { WrongSetting } from "../env";
import { claimFolder } from "./claim-folder";
import { PreparedPGlite } from "./prepared-pglite";

/**
 * Opens the embedded database of a folder, or in memory (`memory://`), and holds the folder until it
 * is closed. `receive` gets who visits meanwhile. Throws `WrongSetting` while another process holds it, and
 * `CannotStart` where its disk is full or its files are damaged.
 */
export async function openFolder(
  folder: string,
  receive: (visitor: Socket) => void,
): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  const release = folder.includes("://") ? async () => {} : await claimNewFolder(folder, receive);
  const pglite = new PreparedPGlite({ dataDir: folder });
  try {
    await pglite.waitReady;
  } catch (error) {
    await release();
    throw await whyClosed(folder, error);
  }
  return {
    pglite,
    close: async () => {
      await pglite.close();
      await release();
    },
  };
}

/** What PostgreSQL needs to start, such as a segment of its log. */
const neededBytes = 32 * 1024 * 1024;

// It ends without a word of why.
async function whyClosed(folder: string, error: unknown): Promise<unknown> {
  if (folder.includes("://")) return error;
  const { bavail, bsize } = await statfs(folder);
  return new CannotStart(
    bavail * bsize < neededBytes
      ? `The disk of DATA_DIR is full, so the database does not open: make room where ${folder} is, and start again.`
      : `The database in DATA_DIR does not open, because its files are damaged: put ${folder} aside and restore a backup (npm run restore).`,
    { cause: error },
  );
}

async function claimNewFolder(folder: string, receive: (visitor: Socket) => void) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`DATA_DIR cannot be written: ${folder}.`, { cause: error });
  }
  return claimFolder(folder, receive);
}
