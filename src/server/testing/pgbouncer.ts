import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort, handToOwner } from "../../../scripts/postgres-server.mjs";

/** PgBouncer before a database. `url` leads through it. */
export interface RunningPgbouncer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer as a club would run it: it lends one of `connections` to a database for one
 * transaction, and refuses what it does not know at the start of a connection.
 */
export async function startPgbouncer(
  program: string,
  databaseUrl: string,
  connections: number,
): Promise<RunningPgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-pgbouncer-"));
  const url = new URL(databaseUrl);
  const server = { host: url.hostname, port: url.port || "5432" };
  url.hostname = "127.0.0.1";
  url.port = String(await freePort());
  const users = path.join(folder, "users");
  const settings = path.join(folder, "pgbouncer.ini");
  await writeFile(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  await writeFile(
    settings,
    `[databases]
${url.pathname.slice(1)} = host=${server.host} port=${server.port}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
`,
  );
  const pooler = spawn(program, [settings], {
    ...handToOwner(folder),
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log = createInterface({ input: pooler.stderr });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    log.on("line", (line) => {
      said.push(line);
      if (line.includes("process up")) resolve();
    });
    pooler.once("error", reject);
    pooler.once("exit", () => reject(new Error(`PgBouncer did not start:\n${said.join("\n")}`)));
  });
  return {
    url: url.href,
    stop: async () => {
      const gone = once(pooler, "exit");
      pooler.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
