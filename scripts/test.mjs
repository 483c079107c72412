// @ts-check
// npm test: brings what is missing, then checks and tests everything. The last line counts.
import "./require-node.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildApp, generateClient } from "./build-app.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { findPgbouncer } from "./find-pgbouncer.mjs";
import { installDebianPackage } from "./install-debian-package.mjs";
import { installPackages } from "./install-packages.mjs";
import { startCluster } from "./postgres-cluster.mjs";
import { projectRoot } from "./project-root.mjs";
import { readWords } from "./read-words.mjs";
import { findBrowser } from "./test/find-browser.mjs";
import { matchTests, needBrowser, needBuild, needPostgres } from "./test/match-tests.mjs";
import { runCommand } from "./test/run-command.mjs";
import { runVitest } from "./test/run-vitest.mjs";
import { Tally } from "./test/tally.mjs";
import { watchTests } from "./test/watch-tests.mjs";

const minuteMs = 60_000;
const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."];
const vite = ["node_modules/vite/bin/vite.js", "build"];

const usage = `npm test: checks and tests everything
npm test -- WORDS: only the test files or tests with these words in their path or name
npm run test:watch [-- WORDS]: tests again what a change touches; with words, these first`;
const { values, positionals: words } = readWords(usage, { watch: { type: "boolean" } });
const watching = values.watch;
const chosen = matchTests(words);
if (words.length > 0 && chosen.files.length === 0) {
  console.error(`No test file and no test is called "${words.join(" ")}".`);
  process.exit(1);
}

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
  const everything = words.length === 0;
  if (everything || needBrowser(chosen.files)) await provideBrowser(env);
  if (everything || needPostgres(chosen.files)) await providePostgres(env);
  if (watching || (!everything && needBuild(chosen.files))) await buildApp();
  if (watching) await watchTests(everything ? ["--standalone"] : chosen.options, env);
  else if (everything) await checkAll(env);
  else await test(chosen.options, env);
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
if (watching) process.exit();
console.log(["", ...tally.lines()].join("\n"));
process.exit(tally.failed === 0 ? 0 : 1);

/** @param {NodeJS.ProcessEnv} env */
async function checkAll(env) {
  const ends = await Promise.allSettled([checkSources(), buildAndTest(env)]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function checkSources() {
  await check("Type check", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await check("Lint", biome);
  await check("Dead exports", ["node_modules/knip/bin/knip.js"]);
}

/** @param {NodeJS.ProcessEnv} env */
async function buildAndTest(env) {
  await check("Build of the screens", vite);
  await check("Build of the server", [...vite, "--ssr"]);
  announce("Tests");
  await test(env.SLIPWAY_CHROMIUM ? [] : ["--project=!browser"], env);
}

/** @param {string[]} vitestOptions
 * @param {NodeJS.ProcessEnv} env */
async function test(vitestOptions, env) {
  const options = { folder, timeoutMs: 60 * minuteMs, signal, env };
  for (const result of await runVitest(vitestOptions, options)) tally.add(result);
}

/** Shows what a check says once it is over, because others run beside it.
 * @param {string} name
 * @param {string[]} command */
async function check(name, command) {
  const options = { timeoutMs: 5 * minuteMs, signal, before: () => announce(name) };
  tally.addCheck(name, await runCommand(command, options));
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
  cluster = env.SLIPWAY_TEST_DATABASE_URL ? undefined : await startCluster({ durable: false });
  const url = env.SLIPWAY_TEST_DATABASE_URL || cluster?.url;
  console.log(url ? `at ${new URL(url).host}` : "No PostgreSQL here, and none could be installed.");
  if (url) env.SLIPWAY_TEST_DATABASE_URL = url;
  else tally.addMissing("Tests on PostgreSQL", "no PostgreSQL: install its server");
  // The tests behind it look for it themselves, and are counted as not run where there is none.
  if (url && !findPgbouncer()) installDebianPackage("pgbouncer");
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
