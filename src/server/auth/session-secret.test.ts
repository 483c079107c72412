import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepSessionSecret } from "./session-secret";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("keeps one secret over restarts", async () => {
  const dataDir = path.join(folder, "not", "there", "yet");
  const secret = await keepSessionSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keepSessionSecret(dataDir)).toBe(secret);
});

test("makes a different secret for another data folder", async () => {
  const secret = await keepSessionSecret(path.join(folder, "a"));
  expect(await keepSessionSecret(path.join(folder, "b"))).not.toBe(secret);
});

test("lets nobody but its owner read the secret", async () => {
  await keepSessionSecret(folder);
  expect((await stat(path.join(folder, "session-secret"))).mode & 0o777).toBe(0o600);
});

test("replaces a secret that was cut short while it was written", async () => {
  await writeFile(path.join(folder, "session-secret"), "");
  expect((await keepSessionSecret(folder)).length).toBeGreaterThanOrEqual(32);
});
