// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";
import { runStep } from "./run-step.mjs";

/** Runs `npm ci` when what is installed is not what package-lock.json asks for. */
export async function installPackages() {
  if (isInstalled()) return;
  await runStep(
    "Installing packages (about a minute the first time)",
    // NODE_ENV=production would leave out what builds the screens.
    [...npmProgram(), "ci", "--include=dev"],
    countPackages,
  );
}

// npm makes the folders of all packages long before they are filled.
function countPackages() {
  const wanted = Object.entries(readLock("package-lock.json"))
    .filter(([place, locked]) => place !== "" && !mayBeMissing(locked))
    .map(([place]) => path.join(projectRoot, place, "package.json"));
  return `${wanted.filter((file) => existsSync(file)).length} of ${wanted.length}`;
}

// Packages for other platforms are in the lock and nowhere else.
/** @param {Locked} locked */
const mayBeMissing = ({ optional, devOptional, peer }) => optional || devOptional || peer;

// npm writes the second file as its last act, so a cut-off install counts as none.
function isInstalled() {
  const wanted = readLock("package-lock.json");
  const installed = readLock("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([place, locked]) => {
    if (place === "") return true;
    const found = installed[place];
    return found ? found.version === locked.version : mayBeMissing(locked);
  });
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function readLock(file) {
  const fullPath = path.join(projectRoot, file);
  return existsSync(fullPath) ? JSON.parse(readFileSync(fullPath, "utf8")).packages : {};
}

// Under `npm start` npm says which npm it is, which need not be the one on the path.
function npmProgram() {
  const npm = process.env.npm_execpath;
  return npm?.endsWith("npm-cli.js") ? [process.execPath, npm] : ["npm"];
}
