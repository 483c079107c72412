// @ts-check
import { spawnSync } from "node:child_process";
import { projectRoot } from "../project-root.mjs";

/**
 * The arguments that make Vitest run what depends on a file changed since `main`, committed or not; where
 * there is no such branch, on one not yet committed.
 */
export function changedOptions() {
  const asked = ["rev-parse", "--verify", "--quiet", "main"];
  const { status } = spawnSync("git", asked, { cwd: projectRoot });
  return [status === 0 ? "--changed=main" : "--changed", "--passWithNoTests"];
}
