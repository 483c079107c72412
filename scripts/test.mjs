// @ts-check
// npm test: brings what is missing, then checks and tests everything. The last line counts.
import "./require-node.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { startCluster } from "./postgres-cluster.mjs";
import { projectRoot } from "./project-root.mjs";
import { findBrowser } from "./test/find-browser.mjs";
import { runCommand } from "./test/run-command.mjs";
import { runVitest } from "./test/run-vitest.mjs";
import { Tally } from "./test/tally.mjs";

const minuteMs = 60_000;
const tally = new Tally(process.env.CI === "true" || process.env.CI === "1");
const interrupted = new AbortController();
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(name, () => interrupted.abort(name));
const { signal } = interrupted;

endWithNpm();
await installPackages();
await generateClient();
const folder = mkdtempSync(path.join(tmpdir(), "slipway-test-"));
/** @type {Awaited<ReturnType<typeof startCluster>>} */
let cluster;
try {
  const env = testEnvironment();
  await provideBrowser(env);
  await providePostgres(env);
  await checkAll(env);
} catch (error) {
  if (!signal.aborted) tally.addCheck(`npm test itself (${error})`, false);
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (signal.aborted) {
  console.log(`Stopped by ${signal.reason}.`);
  process.exit(1);
}
console.log(["", ...tally.lines()].join("\n"));
process.exit(tally.failed === 0 ? 0 : 1);

/** @param {NodeJS.ProcessEnv} env */
async function checkAll(env) {
  await check("Type check", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await check("Lint", [
    "node_modules/@biomejs/biome/bin/biome",
    "check",
    "--error-on-warnings",
    ".",
  ]);
  await check("Dead exports", ["node_modules/knip/bin/knip.js"]);
  await check("Build of the screens", ["node_modules/vite/bin/vite.js", "build"]);
  await check("Build of the server", ["node_modules/vite/bin/vite.js", "build", "--ssr"]);
  await test("Unit tests", "unit*", { minutes: 5, env });
  await test("Integration tests", "integration", { minutes: 35, env });
  if (env.SLIPWAY_CHROMIUM) await test("Browser tests", "browser", { minutes: 25, env });
}

/** @param {string} name
 * @param {string[]} command */
async function check(name, command) {
  announce(name);
  tally.addCheck(name, await runCommand(command, { timeoutMs: 5 * minuteMs, signal }));
}

/** @param {string} name
 * @param {string} projects
 * @param {{ minutes: number, env: NodeJS.ProcessEnv }} options */
async function test(name, projects, { minutes, env }) {
  announce(name);
  const timeoutMs = minutes * minuteMs;
  tally.add({ name, ...(await runVitest(projects, { folder, timeoutMs, signal, env })) });
}

/** @param {NodeJS.ProcessEnv} env */
async function provideBrowser(env) {
  announce("Browser");
  const browser = await findBrowser();
  console.log(browser ?? "No Chrome or Chromium here, and none could be installed.");
  if (browser) env.SLIPWAY_CHROMIUM = browser;
  else tally.addMissing("Browser tests", "no browser: install Chrome or Chromium");
}

/** @param {NodeJS.ProcessEnv} env */
async function providePostgres(env) {
  announce("PostgreSQL");
  cluster = env.SLIPWAY_TEST_DATABASE_URL ? undefined : await startCluster();
  const url = env.SLIPWAY_TEST_DATABASE_URL || cluster?.url;
  console.log(url ? `at ${new URL(url).host}` : "No PostgreSQL here, and none could be installed.");
  if (url) env.SLIPWAY_TEST_DATABASE_URL = url;
  else tally.addMissing("Tests on PostgreSQL", "no PostgreSQL: install its server");
}

// What somebody set for their own club must not change what the tests see.
function testEnvironment() {
  const env = { ...process.env };
  const example = readFileSync(path.join(projectRoot, ".env.example"), "utf8");
  for (const [, name] of example.matchAll(/^#?([A-Z_]+)=/gm)) delete env[name ?? ""];
  return env;
}

/** @param {string} name */
function announce(name) {
  console.log(`\n── ${name} ──`);
}
