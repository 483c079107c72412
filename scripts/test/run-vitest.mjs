// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

/**
 * @typedef {import("./tally.mjs").Result} Result
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} File
 */

const kinds = [
  {
    name: "Unit tests",
    isOne: (/** @type {string} */ file) => !/\.(integration|browser)\./.test(file),
  },
  {
    name: "Integration tests",
    isOne: (/** @type {string} */ file) => file.includes(".integration."),
  },
  { name: "Browser tests", isOne: (/** @type {string} */ file) => file.includes(".browser.") },
];

/**
 * Runs tests in one start of Vitest and counts them, by kind. Tests that never got to run (a file
 * that does not load, an error outside any test, a run that was ended) count as failed.
 * @param {string[]} vitestOptions what to run, when not everything
 * @param {{ folder: string, timeoutMs: number, signal: AbortSignal, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Result[]>}
 */
export async function runVitest(vitestOptions, { folder, ...options }) {
  const report = path.join(folder, "tests.json");
  const succeeded = await runCommand(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...vitestOptions,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    options,
  );
  const results = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, "utf8")).testResults, isByName(vitestOptions))
    : [];
  if (succeeded || results.some(({ failed }) => failed > 0)) return results;
  return [...results, { name: "Outside any test", passed: 0, failed: 1, skipped: [] }];
}

/** @param {string[]} vitestOptions */
function isByName(vitestOptions) {
  return vitestOptions.some((option) => option.startsWith("--testNamePattern="));
}

/** @param {File[]} files
 * @param {boolean} byName whether only tests of some name were asked for: the others were not skipped
 * @returns {Result[]} */
export function countTests(files, byName = false) {
  return kinds
    .map(({ name, isOne }) => ({ name, of: files.filter((file) => isOne(file.name)) }))
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => ({ name, ...countKind(of), ...(byName && { skipped: [] }) }));
}

/** @param {File[]} files */
function countKind(files) {
  const tests = files.flatMap((file) => file.assertionResults);
  const broken = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(hasFailed),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: tests.filter(hasFailed).length + broken.length,
    skipped: tests
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName),
  };
}

/** @param {Assertion} test */
function hasFailed({ status }) {
  return status === "failed";
}
