import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { subDays } from "date-fns";

// Longer than anybody leaves a page open.
const keptDays = 30;

/**
 * Adds the hashed files in `built` to those in `kept` that earlier releases left there, for pages that
 * were loaded before an upgrade, and forgets those that no process of the last 30 days came with.
 */
export async function keepAssets(built: string, kept: string, at: Date): Promise<void> {
  // A club on a server needs no folder of its own, and does without this one.
  if (!(await canWrite(kept))) return;
  const earlier = new Set(await readdir(kept));
  const present = await readdir(built);
  for (const name of present) {
    const place = path.join(kept, name);
    if (!earlier.has(name)) await copyWhole(path.join(built, name), place);
    await utimes(place, at, at);
    earlier.delete(name);
  }
  for (const name of earlier) await forgetOld(path.join(kept, name), subDays(at, keptDays));
}

const canWrite = (folder: string): Promise<boolean> =>
  mkdir(folder, { recursive: true }).then(
    () => true,
    () => false,
  );

/** Under its name a file is whole at once, because another process may be sending it. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.${randomUUID()}`;
  await copyFile(from, half);
  await rename(half, to);
}

async function forgetOld(file: string, before: Date): Promise<void> {
  const known = await stat(file).catch(() => null);
  if (known && known.mtime < before) await rm(file, { force: true });
}
