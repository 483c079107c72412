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

test("the built server takes only packages that an install without the development ones brings", async () => {
  const scripts = (await readdir(path.join(projectRoot, "dist/server"), { recursive: true }))
    .filter((name) => name.endsWith(".js"))
    .map((name) => fileIn(path.join("dist/server", name)));
  const built = (await Promise.all(scripts)).join("\n");
  const manifest = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await fileIn("package.json")));
  const taken = [...built.matchAll(/^import .*?from "([^".][^"]*)";|import\("([^".][^"]*)"\)/gm)]
    .map((found) => found[1] ?? found[2] ?? "")
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  const missing = [...new Set(taken)].filter((name) => !(name in manifest.dependencies));
  // Vite is asked for only by `npm run dev`.
  expect(missing).toEqual(["vite"]);
  expect(taken).toEqual(expect.arrayContaining(["fastify", "prom-client"]));
});
