// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Count
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ status: string, assertionResults: Assertion[] }} File
 */

/**
 * Runs the tests of some vitest projects and counts them. Tests that never got to run (a file
 * that does not load, an error outside any test, a run that was ended) count as failed.
 * @param {string} projects a name or pattern from vite.config.ts
 * @param {{ folder: string, timeoutMs: number, signal: AbortSignal, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Count>}
 */
export async function runVitest(projects, { folder, ...options }) {
  const report = path.join(folder, `${projects.replace(/\W/g, "")}.json`);
  const succeeded = await runCommand(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      `--project=${projects}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    options,
  );
  const count = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, "utf8")).testResults)
    : { passed: 0, failed: 0, skipped: [] };
  return succeeded ? count : { ...count, failed: Math.max(count.failed, 1) };
}

/** @param {File[]} files
 * @returns {Count} */
export function countTests(files) {
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
