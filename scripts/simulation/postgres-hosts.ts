import { randomBytes } from "node:crypto";
import pg from "pg";
import { applyMigrations, type SqlConnection } from "../../src/server/database/apply-migrations";
import { onServer } from "../../src/server/database/at-one-instant";
import { openClient } from "../../src/server/database/open-client";
import type { Patience } from "../../src/server/database/patience";
import { PostgresAdapter } from "../../src/server/database/postgres-adapter";
import { gatherCast } from "./cast";
import type { DatabaseHost, DatabaseHosts } from "./database-host";

/** A busy machine is no silent network: for hours of simulation the server waits longer. */
const patience: Patience = { connectMs: 30_000, silenceMs: 60_000 };

/** Databases on a PostgreSQL server, each a copy of one with the cast in it. */
export async function preparePostgresHosts(server: string, firstDay: Date): Promise<DatabaseHosts> {
  const template = newName();
  await asking(server, (admin) => admin.query(`CREATE DATABASE ${template}`));
  const url = urlOf(server, template);
  await asking(url, (client) => applyMigrations(connectionOf(client)));
  const db = openClient(new PostgresAdapter({ databaseUrl: url }, patience));
  await gatherCast(db, firstDay);
  await db.$disconnect();
  return {
    open: () => openPostgresHost(server, template),
    close: () => drop(server, template),
  };
}

async function openPostgresHost(server: string, template: string): Promise<DatabaseHost> {
  const name = newName();
  await asking(server, async (admin) => {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  const url = urlOf(server, name);
  const auditor = openClient(new PostgresAdapter({ databaseUrl: url }, patience));
  const watcher = new pg.Client({ connectionString: server });
  await watcher.connect();
  return {
    processes: 2,
    open: async () => {
      const process = newName();
      return {
        adapter: new PostgresAdapter({ databaseUrl: urlOf(server, name, process) }, patience),
        strike: async (trouble) => {
          if (trouble === "deadlock") return;
          // Waits until they are gone, and with them what they had begun.
          await watcher.query(
            `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
              WHERE application_name = $1`,
            [process],
          );
        },
        close: async () => {},
      };
    },
    auditor: () => auditor,
    migrating: (work) => asking(url, (client) => work(connectionOf(client))),
    atOneInstant: onServer({ databaseUrl: url }),
    drop: async () => {
      await auditor.$disconnect();
      await watcher.end();
      await drop(server, name);
    },
  };
}

const newName = () => `slipway_${randomBytes(6).toString("hex")}`;

function urlOf(server: string, database: string, process?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (process) url.searchParams.set("application_name", process);
  return url.href;
}

async function asking<T>(connectionString: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString });
  // One that is cut off is found out by its next question.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const connectionOf = (client: pg.Client): SqlConnection => ({
  exec: (script) => client.query(script),
  query: (sql, values) => client.query(sql, values),
});

const drop = (server: string, name: string) =>
  asking(server, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
