import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addDays } from "date-fns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fridayNoon } from "../testing/test-clock";
import { keepAssets } from "./keep-assets";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-assets-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function release(name: string, assets: string[]): Promise<string> {
  const built = path.join(folder, name);
  await mkdir(built);
  for (const asset of assets) await writeFile(path.join(built, asset), asset);
  return built;
}

test("files of an earlier release stay for 30 days after its last start", async () => {
  const first = await release("first", ["app-1.js", "shared-1.js"]);
  const second = await release("second", ["app-2.js", "shared-1.js"]);
  const kept = path.join(folder, "kept");
  await keepAssets(first, kept, fridayNoon);
  await keepAssets(first, kept, addDays(fridayNoon, 10));
  for (const days of [11, 40]) {
    await Promise.all([
      keepAssets(second, kept, addDays(fridayNoon, days)),
      keepAssets(second, kept, addDays(fridayNoon, days)),
    ]);
    expect((await readdir(kept)).sort()).toEqual(["app-1.js", "app-2.js", "shared-1.js"]);
  }
  expect(await readFile(path.join(kept, "app-1.js"), "utf8")).toBe("app-1.js");
  await keepAssets(second, kept, addDays(fridayNoon, 41));
  expect((await readdir(kept)).sort()).toEqual(["app-2.js", "shared-1.js"]);
});

test("a place that cannot be written is done without", async () => {
  const built = await release("third", ["app-3.js"]);
  await keepAssets(built, path.join(built, "app-3.js", "kept"), fridayNoon);
  expect(await readdir(built)).toEqual(["app-3.js"]);
});
