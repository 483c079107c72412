import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

const some = Buffer.alloc(8 * 1024);

/** Why nothing can be written into a folder, by the system's code such as ENOSPC; null when it can. */
export async function tryFolder(folder: string): Promise<string | null> {
  const file = path.join(folder, `.room-${process.pid}`);
  try {
    await writeFile(file, some);
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
