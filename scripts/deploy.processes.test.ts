import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "../src/server/project-root";

// No container is built here: what one would run is run without it.

const fileIn = (name: string) => readFile(path.join(projectRoot, name), "utf8");
const words = z.array(z.string());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-deploy-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function commandsOfContainer() {
  const text = await fileIn("scripts/deploy/Containerfile");
  const lists = [...text.matchAll(/CMD (\[.*\])/g)].map((found) => JSON.parse(`${found[1]}`));
  const [[, ...health], [, ...start]] = z.tuple([words, words]).parse(lists);
  return { start, health };
}

function run(command: string[], env: Record<string, string>) {
  return spawn(process.execPath, command, {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? "", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

test("the container's command serves, and its health check tells a process that serves from none", async () => {
  const { start, health } = await commandsOfContainer();
  const server = run(start, { PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" });
  const gone = once(server, "exit");
  let port = "";
  for await (const line of createInterface({ input: server.stdout })) {
    port = /open at http:\/\/localhost:(\d+)/.exec(line)?.[1] ?? "";
    if (port) break;
  }
  const [healthy] = await once(run(health, { PORT: port }), "exit");
  server.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
  const [afterwards] = await once(run(health, { PORT: port }), "exit");
  expect([healthy, afterwards]).toEqual([0, 1]);
});

test("what can be set reaches the container, and what it writes survives it", async () => {
  const compose = await fileIn("scripts/deploy/compose.yaml");
  expect(compose).toMatch(/^ {4}env_file: \.env$/m);
  // Only what the other containers, or its own folders, rest on is not for the club to choose.
  const [, ofSlipway = ""] = /\n {2}slipway:\n(.*?)\n {2}\w/s.exec(compose) ?? [];
  const fixed = [...ofSlipway.matchAll(/^ {6}([A-Z_]+): (?!\$\{\1[:-])/gm)].map(([, name]) => name);
  expect(fixed).toEqual([
    ...["DATABASE_URL", "PUBLIC_URL", "BACKUP_DIR", "DATA_DIR", "HOST", "PORT", "TRUST_PROXY"],
  ]);
  const written = /^VOLUME (\[.*\])$/m.exec(await fileIn("scripts/deploy/Containerfile"))?.[1];
  const folders = words.parse(JSON.parse(written ?? "[]"));
  expect(folders).toEqual(["/data", "/backups"]);
  for (const folder of folders) expect(compose).toMatch(new RegExp(`"\\w+:${folder}"`));
  expect(compose).toContain("BACKUP_DIR: /backups");
});

/** The packages that the built server asks for by name. */
async function packagesTaken() {
  const scripts = (await readdir(path.join(projectRoot, "dist/server"), { recursive: true }))
    .filter((name) => name.endsWith(".js"))
    .map((name) => fileIn(path.join("dist/server", name)));
  const built = (await Promise.all(scripts)).join("\n");
  const taken = [...built.matchAll(/^import .*?from "([^".][^"]*)";|import\("([^".][^"]*)"\)/gm)]
    .map((found) => found[1] ?? found[2] ?? "")
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(taken)];
}

const versions = z.record(z.string(), z.string()).default({});
const lockedPackage = z.object({
  dependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().default(false) }))
    .default({}),
});

async function lockedPackages() {
  const lock = z.object({ packages: z.record(z.string(), lockedPackage) });
  return Object.entries(lock.parse(JSON.parse(await fileIn("package-lock.json"))).packages);
}

test("the built server takes only packages that an install without the development ones brings", async () => {
  const taken = await packagesTaken();
  const [, manifest] = (await lockedPackages())[0] ?? expect.fail();
  const missing = taken.filter((name) => !(name in manifest.dependencies));
  // Vite is asked for only by `npm run dev`, tsx only by a thread that begins from the source.
  expect(missing).toEqual(["tsx", "vite"]);
  expect(taken).toEqual(expect.arrayContaining(["fastify", "prom-client"]));
});

test("of the peers that the container does without, the server needs none", async () => {
  expect(await fileIn("scripts/deploy/Containerfile")).toContain(
    "npm ci --omit=dev --legacy-peer-deps",
  );
  const packages = await lockedPackages();
  const of = (name: string) =>
    packages.filter(([place]) => place.endsWith(`node_modules/${name}`)).map(([, one]) => one);
  const brought = new Set((await packagesTaken()).filter((name) => name !== "vite"));
  for (const name of brought)
    for (const { dependencies, optionalDependencies } of of(name))
      for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
        brought.add(next);
  const doneWithout = [...brought].flatMap((name) =>
    of(name).flatMap(({ peerDependencies, peerDependenciesMeta }) =>
      Object.keys(peerDependencies).filter(
        (peer) => !brought.has(peer) && !peerDependenciesMeta[peer]?.optional,
      ),
    ),
  );
  expect(doneWithout).toEqual([]);
});
