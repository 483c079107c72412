// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

/**
 * @typedef {import("./tally.mjs").Result} Result
 * @typedef {import("./file-report").TestFile} TestFile
 */

/** @type {Record<string, string>} */
const kinds = {
  unit: "Unit tests",
  "unit-screens": "Screen tests",
  "unit-mocks": "Screen tests",
  club: "Club tests",
  processes: "Process tests",
  browser: "Browser tests",
};

/**
 * Runs tests in one start of Vitest. Gives what became of each file, and the counts by kind: tests that
 * never got to run (a file that does not load, an error outside any test, a run that was ended) count
 * as failed.
 * @param {string[]} vitestOptions what to run, when not everything
 * @param {{ folder: string, timeoutMs: number, signal: AbortSignal, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ files: TestFile[], results: Result[] }>}
 */
export async function runVitest(vitestOptions, { folder, env, ...options }) {
  const report = path.join(folder, `tests-${reportNr++}.json`);
  const succeeded = await runCommand(["node_modules/vitest/vitest.mjs", "run", ...vitestOptions], {
    ...options,
    env: { ...env, SLIPWAY_TEST_REPORT: report },
  });
  /** @type {TestFile[]} */
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : [];
  const results = countTests(files, isByName(vitestOptions));
  if (!succeeded && !results.some(({ failed }) => failed > 0))
    results.push({ name: "Outside any test", passed: 0, failed: 1, skipped: [] });
  return { files, results };
}

let reportNr = 0;

/** @param {string[]} vitestOptions */
function isByName(vitestOptions) {
  return vitestOptions.some((option) => option.startsWith("--testNamePattern="));
}

/** @param {TestFile[]} files
 * @param {boolean} byName whether only tests of some name were asked for: the others were not skipped
 * @returns {Result[]} */
export function countTests(files, byName = false) {
  return [...new Set(Object.values(kinds))]
    .map((name) => ({ name, of: files.filter(({ project }) => kinds[project] === name) }))
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => ({ name, ...countKind(of), ...(byName && { skipped: [] }) }));
}

/** @param {TestFile[]} files */
function countKind(files) {
  const tests = files.flatMap((file) => file.tests);
  const broken = files.filter((file) => file.failed && !file.tests.some(hasFailed));
  return {
    passed: tests.filter(({ state }) => state === "passed").length,
    failed: tests.filter(hasFailed).length + broken.length,
    skipped: tests
      .filter(({ state }) => state !== "passed" && state !== "failed")
      .map(({ fullName }) => fullName),
  };
}

/** @param {TestFile["tests"][number]} test */
function hasFailed({ state }) {
  return state === "failed";
}
