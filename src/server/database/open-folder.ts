import { access, constants, mkdir } from "node:fs/promises";
import type { Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { WrongSetting } from "../env";
import { claimFolder } from "./claim-folder";
import { PreparedPGlite } from "./prepared-pglite";

/**
 * Opens the embedded database of a folder, or in memory (`memory://`), and holds the folder until it
 * is closed. `receive` gets who visits meanwhile. Throws `WrongSetting` while another process holds it.
 */
export async function openFolder(
  folder: string,
  receive: (visitor: Socket) => void,
): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  const release = folder.includes("://") ? async () => {} : await claimNewFolder(folder, receive);
  const pglite = new PreparedPGlite({ dataDir: folder });
  await pglite.waitReady;
  return {
    pglite,
    close: async () => {
      await pglite.close();
      await release();
    },
  };
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
