import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { claimFolder } from "./claim-folder";

const turnAway = (visitor: Socket) => visitor.destroy();

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "slipway-claim-"));
  folder = path.join(root, "database");
  await mkdir(folder);
});
afterEach(() => rm(root, { recursive: true }));

test("refuses a folder that is claimed already, naming the setting", async () => {
  const release = await claimFolder(folder, turnAway);
  await expect(claimFolder(folder, turnAway)).rejects.toThrow(/^DATA_DIR is in use/);
  await release();
});

test("knows the folder by any of its names", async () => {
  const release = await claimFolder(folder, turnAway);
  const other = path.join(root, "other-name");
  await symlink(folder, other);
  await expect(claimFolder(other, turnAway)).rejects.toThrow(/^DATA_DIR is in use/);
  await release();
});

test("gives a folder that was released to the next", async () => {
  await (await claimFolder(folder, turnAway))();
  await (await claimFolder(folder, turnAway))();
});

async function claimAtOnce() {
  const claims = await Promise.allSettled(
    Array.from({ length: 5 }, () => claimFolder(folder, turnAway)),
  );
  const got = claims.filter((claim) => claim.status === "fulfilled");
  for (const { reason } of claims.filter((claim) => claim.status === "rejected"))
    expect(String(reason)).toMatch(/DATA_DIR is in use/);
  await Promise.all(got.map(({ value: release }) => release()));
  return got.length;
}

test("gives it to one of many who ask at once", async () => {
  for (let round = 1; round <= 10; round++) expect(await claimAtOnce()).toBe(1);
});

/** Another process that holds the folder. */
async function startHolder(env = process.env) {
  const holder = spawn(
    process.execPath,
    [
      "--import=tsx",
      "--input-type=module",
      "--eval",
      `import { claimFolder } from "./src/server/database/claim-folder.ts";
       await claimFolder(${JSON.stringify(folder)}, () => {});
       console.log("claimed");
       setInterval(() => {}, 1000);`,
    ],
    { cwd: projectRoot, env, stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(holder.stdout, "data");
  return async () => {
    holder.kill("SIGKILL");
    await once(holder, "exit");
  };
}

test("gives the folder of a process that was killed to the next", async () => {
  const kill = await startHolder();
  await expect(claimFolder(folder, turnAway)).rejects.toThrow(/^DATA_DIR is in use/);
  await kill();
  expect(await claimAtOnce()).toBe(1);
});

test("refuses a folder that is held by a process with another place for temporary files", async () => {
  const elsewhere = path.join(root, "elsewhere");
  await mkdir(elsewhere);
  const kill = await startHolder({ ...process.env, TMPDIR: elsewhere });
  await expect(claimFolder(folder, turnAway)).rejects.toThrow(/^DATA_DIR is in use/);
  await kill();
});

test("holds a folder whose name is longer than a socket's may be", async () => {
  folder = path.join(root, "a-long-name-".repeat(10));
  await mkdir(folder);
  const kill = await startHolder();
  expect(await claimAtOnce()).toBe(0);
  await kill();
  expect(await claimAtOnce()).toBe(1);
});
