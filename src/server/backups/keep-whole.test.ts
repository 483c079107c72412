import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepWhole } from "./keep-whole";

// A file that its stream had yet to open would come to be after it was taken away.
test("what is given up at once is there already, so that it can be taken away", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-whole-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const giveUp = async ({ path: unfinished }: { path: string | Buffer }) => {
    expect(existsSync(unfinished)).toBe(true);
    throw new Error("Hung up");
  };
  await expect(keepWhole(path.join(folder, "club.gz"), giveUp)).rejects.toThrow("Hung up");
  expect(await readdir(folder)).toEqual([]);
});
