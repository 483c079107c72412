// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { findPostgres } from "./find-postgres.mjs";

const adminName = "slipway";
const readyWithinMs = 60_000;
const stoppedWithinMs = 15_000;

/**
 * Starts a throwaway PostgreSQL on this machine, as durable as a real one. `url` is its admin's;
 * `stop` puts it away with everything in it. Undefined when there is no PostgreSQL to be had.
 */
export async function startCluster() {
  const programs = findPostgres();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "slipway-postgres-"));
  try {
    const owner = handToOwner(folder);
    const password = randomBytes(16).toString("hex");
    createCluster({ programs, folder, owner, password });
    const port = await freePort();
    const server = spawn(path.join(programs, "postgres"), serverArguments(folder, port), {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(server);
    return {
      url: `postgresql://${adminName}:${password}@127.0.0.1:${port}/postgres`,
      stop: () => stopServer(server, folder),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * PostgreSQL and PgBouncer refuse to run as root: then they run as somebody who may do nothing else.
 * @param {string} folder
 * @returns {{ uid?: number, gid?: number }}
 */
export function handToOwner(folder) {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const owner =
    users.find(({ name }) => name === "postgres") ??
    users.find(({ name }) => name === "nobody") ??
    users[0];
  if (!owner) throw new Error("PostgreSQL needs a user other than root, and there is none.");
  chownSync(folder, owner.uid, owner.gid);
  return { uid: owner.uid, gid: owner.gid };
}

/** @param {{ programs: string, folder: string, owner: object, password: string }} cluster */
function createCluster({ programs, folder, owner, password }) {
  const passwordFile = path.join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const made = spawnSync(
    path.join(programs, "initdb"),
    [
      `--pgdata=${path.join(folder, "data")}`,
      `--username=${adminName}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      // Only the empty cluster is not synced: it can be made again.
      "--no-sync",
    ],
    { ...owner, cwd: folder, encoding: "utf8", timeout: readyWithinMs },
  );
  rmSync(passwordFile);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`);
}

/** @param {string} folder
 * @param {number} port */
function serverArguments(folder, port) {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    fsync: "on",
    synchronous_commit: "on",
    timezone: "UTC",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", path.join(folder, "data"), "-p", String(port), ...flags];
}

export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port on this machine.");
  return address.port;
}

/** @param {import("node:child_process").ChildProcessByStdio<null, null, import("node:stream").Readable>} server */
async function untilReady(server) {
  const log = createInterface({ input: server.stderr });
  const lines = [""];
  const ready = new Promise((resolve, reject) => {
    log.on("line", (line) => {
      if (line.includes("ready to accept connections")) resolve(undefined);
      if (lines.length < 50) lines.push(line);
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:${lines.join("\n")}`)));
    setTimeout(
      () => reject(new Error(`PostgreSQL was not ready in time:${lines.join("\n")}`)),
      readyWithinMs,
    ).unref();
  });
  await ready.catch((error) => {
    server.kill("SIGQUIT");
    throw error;
  });
}

/** @param {import("node:child_process").ChildProcess} server
 * @param {string} folder */
async function stopServer(server, folder) {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = once(server, "exit");
    // SIGINT is PostgreSQL's fast shutdown; SIGQUIT the immediate one.
    server.kill("SIGINT");
    const slow = new AbortController();
    const patience = delay(stoppedWithinMs, undefined, { signal: slow.signal }).then(
      () => server.kill("SIGQUIT"),
      () => {},
    );
    await gone;
    slow.abort();
    await patience;
  }
  rmSync(folder, { recursive: true, force: true });
}
