// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

/**
 * @typedef {{ uid?: number, gid?: number }} Owner who PostgreSQL runs as
 * @typedef {import("node:child_process").ChildProcessByStdio<null, null, import("node:stream").Readable>} Server
 */

const readyWithinMs = 60_000;
const stoppedWithinMs = 15_000;

/**
 * PostgreSQL and PgBouncer refuse to run as root: then they run as somebody who may do nothing else.
 * @param {string} folder
 * @returns {Owner}
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

/**
 * Runs one of PostgreSQL's commands to its end.
 * @param {{ programs: string, command: string, options: string[], folder: string, owner: Owner }} what
 */
export function runPostgres({ programs, command, options, folder, owner }) {
  const { status, stderr, error } = spawnSync(path.join(programs, command), options, {
    ...owner,
    cwd: folder,
    encoding: "utf8",
    timeout: readyWithinMs,
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr ?? error?.message}`);
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

// What waits for no disk, and would be lost with the machine.
const fleeting = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts a server on loopback and waits until it takes connections. One that is `durable` has on the
 * disk what it answered, as a real one has.
 * @param {{ programs: string, data: string, port: number, owner: Owner, durable: boolean }} place
 */
export async function startServer({ programs, data, port, owner, durable }) {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    timezone: "UTC",
    ...(durable ? { fsync: "on", synchronous_commit: "on" } : fleeting),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(
    path.join(programs, "postgres"),
    ["-D", data, "-p", String(port), ...flags],
    { ...owner, cwd: data, stdio: ["ignore", "ignore", "pipe"] },
  );
  await untilReady(server);
  return server;
}

/** @param {Server} server */
async function untilReady(server) {
  const log = createInterface({ input: server.stderr });
  const lines = [""];
  const ready = new Promise((resolve, reject) => {
    log.on("line", (line) => {
      // A standby says "to accept read-only connections".
      if (/ready to accept (?:read-only )?connections/.test(line)) resolve(undefined);
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

/** @param {Server} server */
export async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
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
