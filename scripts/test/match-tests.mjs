// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../project-root.mjs";

/**
 * The test files that `words` mean, and the arguments that make Vitest run just that: the files
 * with these words in their paths, or else the tests with all of them, in this order, in a name.
 * @param {string[]} words
 */
export function matchTests(words) {
  const all = ["src", "scripts"].flatMap(testsIn);
  const named = words.map((word) => all.filter((file) => file.includes(word)));
  if (named.every((files) => files.length > 0)) {
    const files = all.filter((file) => named.some((some) => some.includes(file)));
    return { files, options: files };
  }
  const name = words.join(" ");
  const files = all.filter((file) => readTest(file).includes(name));
  return { files, options: [...files, `--testNamePattern=${escapeForRegExp(name)}`] };
}

/** Whether one of these files starts the built server or serves the built pages.
 * @param {string[]} files */
export function needBuild(files) {
  const takesBuild = /\/start-server|\/attacked-club"|dist\/server|pages: "built"/;
  return needBrowser(files) || files.some((file) => takesBuild.test(readTest(file)));
}

/** @param {string[]} files */
export function needBrowser(files) {
  return files.some((file) => file.endsWith(".browser.test.ts"));
}

/** @param {string[]} files */
export function needPostgres(files) {
  return files.some((file) => file.endsWith(".processes.test.ts"));
}

/** @param {string} folder */
function testsIn(folder) {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => [folder, ...file.split(path.sep)].join("/"));
}

/** @param {string} file */
function readTest(file) {
  return readFileSync(path.join(projectRoot, file), "utf8");
}

/** @param {string} text */
function escapeForRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
