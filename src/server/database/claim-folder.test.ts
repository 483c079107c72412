import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { claimFolder } from "./claim-folder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-claim-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("refuses a folder that is claimed already, naming the setting", async () => {
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow(/^DATA_DIR is in use/);
  await release();
});

test("knows the folder by any of its names", async () => {
  const release = await claimFolder(folder);
  const other = path.join(folder, "other-name");
  await symlink(folder, other);
  await expect(claimFolder(other)).rejects.toThrow(/^DATA_DIR is in use/);
  await release();
});

test("gives a folder that was released to the next", async () => {
  await (await claimFolder(folder))();
  await (await claimFolder(folder))();
});

async function claimAtOnce() {
  const claims = await Promise.allSettled(Array.from({ length: 5 }, () => claimFolder(folder)));
  const got = claims.filter((claim) => claim.status === "fulfilled");
  for (const { reason } of claims.filter((claim) => claim.status === "rejected"))
    expect(String(reason)).toMatch(/DATA_DIR is in use/);
  await Promise.all(got.map(({ value: release }) => release()));
  return got.length;
}

test("gives it to one of many who ask at once", async () => {
  for (let round = 1; round <= 10; round++) expect(await claimAtOnce()).toBe(1);
});

test("gives the folder of a process that was killed to the next", async () => {
  const holder = spawn(
    process.execPath,
    [
      "--import=tsx",
      "--input-type=module",
      "--eval",
      `import { claimFolder } from "./src/server/database/claim-folder.ts";
       await claimFolder(${JSON.stringify(folder)});
       console.log("claimed");
       setInterval(() => {}, 1000);`,
    ],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(holder.stdout, "data");
  await expect(claimFolder(folder)).rejects.toThrow(/^DATA_DIR is in use/);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(await claimAtOnce()).toBe(1);
});
