// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const aptGet = "/usr/bin/apt-get";

/**
 * Installs a Debian package when this is Debian and we may. Says what it does; gives whether it
 * worked.
 * @param {string} name
 */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  console.log(`Installing ${name} with apt-get …`);
  return (
    runAptGet(["update"], 120_000) &&
    runAptGet(["install", "-y", "--no-install-recommends", name], 300_000)
  );
}

/** @param {string[]} command
 * @param {number} timeout milliseconds */
function runAptGet(command, timeout) {
  const { status, stderr } = spawnSync(aptGet, ["-q", ...command], {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "pipe"],
    timeout,
  });
  if (status !== 0) console.log(stderr.trim());
  return status === 0;
}
