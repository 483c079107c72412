import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CannotStart } from "../cannot-start";
import { claimFolder } from "./claim-folder";
import { openFolder } from "./open-folder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-damaged-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("says in a sentence that a folder's files are damaged, and lets go of it", async () => {
  await writeFile(path.join(folder, "PG_VERSION"), "17\n");
  await mkdir(path.join(folder, "global"));
  await writeFile(path.join(folder, "global", "pg_control"), "no such thing");
  const opening = openFolder(folder, (visitor) => visitor.destroy());
  await expect(opening).rejects.toThrow(CannotStart);
  await expect(opening).rejects.toThrow(/its files are damaged: put .* aside and restore a backup/);
  await (await claimFolder(folder, (visitor) => visitor.destroy()))();
});
