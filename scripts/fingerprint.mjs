// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

/**
 * Does `work` unless it was done for exactly these sources and its results are still there.
 * `noteFile` remembers for which; it belongs where a run of the work by other means sweeps it away.
 * @param {{ noteFile: string, sources: string[], results: string[], work: () => Promise<void> }} job
 */
export async function onceFor({ noteFile, sources, results, work }) {
  const note = path.join(projectRoot, noteFile);
  const fingerprint = fingerprintOf(sources);
  const isDone =
    existsSync(note) &&
    readFileSync(note, "utf8") === fingerprint &&
    results.every((file) => existsSync(path.join(projectRoot, file)));
  if (isDone) return;
  await work();
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, fingerprint);
}

/** @param {string[]} sources */
function fingerprintOf(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(projectRoot, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} source a file, or a folder without its tests and generated code
 * @returns {string[]} */
function filesIn(source) {
  const fullPath = path.join(projectRoot, source);
  if (!existsSync(fullPath)) return [];
  if (!statSync(fullPath).isDirectory()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  if (path.basename(source) === "generated") return [];
  return readdirSync(fullPath)
    .sort()
    .flatMap((name) => filesIn(path.posix.join(source, name)));
}
