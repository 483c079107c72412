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
  await (await claimFolder(folder))();
});
