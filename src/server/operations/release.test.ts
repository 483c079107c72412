import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRelease } from "./release";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-release-"));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ version: "3.2.1" }));
  vi.stubEnv("COMMIT", "");
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder without a history is built all the same, of an unknown commit", () => {
  expect(readRelease(folder)).toEqual({ version: "3.2.1", commit: "unknown" });
});

test("it may be told its commit", () => {
  vi.stubEnv("COMMIT", "abcdef123456");
  expect(readRelease(folder).commit).toBe("abcdef123456");
});
