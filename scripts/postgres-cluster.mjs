// @ts-check
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPostgres } from "./find-postgres.mjs";
import { freePort, handToOwner, runPostgres, startServer, stopServer } from "./postgres-server.mjs";

const adminName = "slipway";

/**
 * Starts a throwaway PostgreSQL on this machine, as durable as a real one unless it need not be. `url`
 * is its admin's; `stop` puts it away with everything in it. Undefined when there is no PostgreSQL to
 * be had.
 */
export async function startCluster({ durable = true } = {}) {
  const programs = findPostgres();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "slipway-postgres-"));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    const owner = handToOwner(folder);
    const data = path.join(folder, "data");
    const password = createCluster({ programs, folder, data, owner });
    const port = await freePort();
    const server = await startServer({ programs, data, port, owner, durable });
    return {
      url: urlOf(port, password),
      stop: () => stopServer(server).then(forget),
      programs,
      folder,
      owner,
      server,
    };
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Gives its admin's password.
 * @param {{ programs: string, folder: string, data: string, owner: import("./postgres-server.mjs").Owner }} place
 */
function createCluster({ programs, folder, data, owner }) {
  const password = randomBytes(16).toString("hex");
  const passwordFile = path.join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const options = [
    `--pgdata=${data}`,
    `--username=${adminName}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    // Only the empty cluster is not synced: it can be made again.
    "--no-sync",
  ];
  runPostgres({ programs, command: "initdb", options, folder, owner });
  rmSync(passwordFile);
  return password;
}

/** @param {number} port
 * @param {string} password */
const urlOf = (port, password) =>
  `postgresql://${adminName}:${password}@127.0.0.1:${port}/postgres`;
