// @ts-check

/** @typedef {import("./file-report").TestFile} TestFile */

const most = 10;

/**
 * Names the files that took longest, with the seconds of each.
 * @param {readonly Pick<TestFile, "file" | "durationMs">[]} files
 */
export function slowestFiles(files) {
  const slowest = files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, most);
  return slowest.map(
    ({ file, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${file}`,
  );
}
