// @ts-check
import path from "node:path";
import pg from "pg";
import { freePort, runPostgres, startServer, stopServer } from "./postgres-server.mjs";

/**
 * Gives a cluster a standby on this machine that has every commit before it is answered. `promote`
 * makes it the server that is written to; `killPrimary` ends the other one as a power cut does.
 * @param {NonNullable<Awaited<ReturnType<typeof import("./postgres-cluster.mjs").startCluster>>>} primary
 */
export async function addStandby({ url: primaryUrl, programs, folder, owner, server: primary }) {
  const data = path.join(folder, "standby");
  const options = [`--dbname=${primaryUrl}`, `--pgdata=${data}`, "--checkpoint=fast"];
  runPostgres({
    programs,
    folder,
    owner,
    command: "pg_basebackup",
    options: [...options, "--write-recovery-conf", "--no-sync"],
  });
  const port = await freePort();
  const server = await startServer({ programs, data, port, owner, durable: true });
  const url = new URL(primaryUrl);
  url.port = String(port);
  await ask(primaryUrl, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await ask(primaryUrl, "SELECT pg_reload_conf()");
  return {
    url: url.href,
    promote: () => ask(url.href, "SELECT pg_promote()"),
    killPrimary: () => {
      primary.kill("SIGKILL");
    },
    stop: () => stopServer(server),
  };
}

/** @param {string} connectionString
 * @param {string} sql */
async function ask(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
