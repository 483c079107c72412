// @ts-check
// npm test: brings what is missing, then checks and tests. The last line counts.
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
import { changedOptions } from "./test/changed-options.mjs";
import { findBrowser } from "./test/find-browser.mjs";
import { matchTests, needBrowser, needBuild, needPostgres } from "./test/match-tests.mjs";
import { runCommand } from "./test/run-command.mjs";
import { runVitest } from "./test/run-vitest.mjs";
import { slowestFiles } from "./test/slowest-files.mjs";
import { Tally } from "./test/tally.mjs";
import { watchTests } from "./test/watch-tests.mjs";

const minuteMs = 60_000;
const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."];
const vite = ["node_modules/vite/bin/vite.js", "build"];

const usage = `npm test: types, lint, dead exports, build, and the tests that need no process of their own, with
  a tenth of the drawn cases; and one flow in a browser
npm test -- --all: everything, also on PostgreSQL, against started servers and in the browser
npm test -- --changed: types, lint, and what a change since main touches; with --all of everything
npm test -- WORDS: only the test files or tests with these words in their path or name, whole
npm run test:watch [-- WORDS]: tests again what a change touches; with words, these first`;
const {
  values: { all = false, changed = false, watch: watching = false },
  positionals: words,
} = readWords(usage, {
  all: { type: "boolean" },
  changed: { type: "boolean" },
  watch: { type: "boolean" },
});
const mainJob = "src/web/bookings/main-job.browser.test.ts";
const quickProjects = ["unit", "unit-screens", "unit-mocks", "club"];

const chosen = matchTests(words);
if (words.length > 0 && chosen.files.length === 0) {
  console.error(`No test file and no test is called "${words.join(" ")}".`);
  process.exit(1);
}

const tally = new Tally(process.env.CI === "true" || process.env.CI === "1");
/** @type {import("./test/file-report").TestFile[]} */
const testFiles = [];
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
  const named = words.length > 0;
  const whole = all || (watching && !named);
  if (named ? needBrowser(chosen.files) : whole || !changed) await provideBrowser(env);
  if (named ? needPostgres(chosen.files) : whole) await providePostgres(env);
  if (named ? needBuild(chosen.files) : watching || changed) await buildApp();
  if (watching) await watchTests(named ? chosen.options : ["--standalone"], env);
  else if (named) await test(chosen.options, env);
  else await checkAndTest(env);
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
console.log(["", "The slowest files:", ...slowestFiles(testFiles)].join("\n"));
console.log(["", ...tally.lines()].join("\n"));
process.exit(tally.failed === 0 ? 0 : 1);

/** @param {NodeJS.ProcessEnv} env */
async function checkAndTest(env) {
  const ends = await Promise.allSettled([
    checkSources(),
    changed ? testChanged(env) : buildAndTest(env),
  ]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function checkSources() {
  await check("Type check", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await check("Lint", biome);
  await check("Dead exports", ["node_modules/knip/bin/knip.js"]);
}

/** @param {NodeJS.ProcessEnv} env */
async function testChanged(env) {
  announce("Tests");
  await test([...projectOptions(env), ...changedOptions()], env);
}

/** @param {NodeJS.ProcessEnv} env */
async function buildAndTest(env) {
  await check("Build of the screens", vite);
  await check("Build of the server", [...vite, "--ssr"]);
  announce("Tests");
  await test(projectOptions(env), env);
  if (!all && env.SLIPWAY_CHROMIUM) await test([mainJob], env);
}

/** @param {NodeJS.ProcessEnv} env */
function projectOptions(env) {
  if (!all) return quickProjects.map((name) => `--project=${name}`);
  return env.SLIPWAY_CHROMIUM ? [] : ["--project=!browser"];
}

/** @param {string[]} vitestOptions
 * @param {NodeJS.ProcessEnv} env */
async function test(vitestOptions, env) {
  const options = { folder, timeoutMs: 60 * minuteMs, signal, env };
  const { files, results } = await runVitest(vitestOptions, options);
  testFiles.push(...files);
  for (const result of results) tally.add(result);
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
  return { ...env, SLIPWAY_TESTS: all || words.length > 0 ? "whole" : "quick" };
}

/** @param {string} name */
function announce(name) {
  console.log(`\n── ${name} ──`);
}
