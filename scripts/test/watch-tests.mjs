// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../project-root.mjs";

/**
 * Runs Vitest with its keys until the person leaves it.
 * @param {string[]} vitestOptions what to test first
 * @param {NodeJS.ProcessEnv} env
 */
export async function watchTests(vitestOptions, env) {
  const command = ["node_modules/vitest/vitest.mjs", "watch", ...vitestOptions];
  const vitest = spawn(process.execPath, command, { cwd: projectRoot, env, stdio: "inherit" });
  await once(vitest, "exit");
}
