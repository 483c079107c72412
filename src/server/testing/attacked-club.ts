import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { demoEmail, demoPassword } from "../demo/demo-accounts";
import type { DemoKey } from "../demo/demo-people";
import { type StartedServer, startServer } from "./start-server";
import { fetching, TestClient } from "./test-client";
import { createTestDatabase } from "./test-database";

/** The demo club as the built server serves it, on PostgreSQL, with what an attack costs it. */
export interface AttackedClub {
  server: StartedServer;
  visitor: () => TestClient;
  signIn: (key: DemoKey) => Promise<TestClient>;
  /** how many rows each table holds */
  countRows: () => Promise<Record<string, number>>;
  /** the memory of the server's process, in MB */
  memoryMb: () => number;
}

export function openAttackedClub(): () => AttackedClub {
  const cleaning: (() => Promise<unknown>)[] = [];
  let club: AttackedClub | undefined;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "slipway-attacked-"));
    cleaning.push(() => rm(folder, { recursive: true, force: true }));
    const { url, drop } = await createTestDatabase();
    cleaning.push(drop);
    const server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: url,
      SESSION_SECRET: "s".repeat(32),
      DEMO: "1",
      // As `npm start` runs it; and what one address may ask is not what is tested here.
      NODE_OPTIONS: "--max-old-space-size=512",
      REQUESTS_PER_SECOND: "1000000",
    });
    cleaning.push(server.kill);
    const records = new pg.Client({ connectionString: url });
    await records.connect();
    cleaning.push(() => records.end());
    club = {
      server,
      visitor: () => new TestClient(fetching(server.origin)),
      signIn: (key) => signIn(server, key),
      countRows: () => countRows(records),
      memoryMb: () => residentMb(server.pid),
    };
  });

  afterAll(async () => {
    for (const clean of cleaning.reverse()) await clean();
  });

  return () => {
    if (!club) throw new Error("The attacked club is open only while tests run.");
    return club;
  };
}

async function signIn({ origin }: StartedServer, key: DemoKey) {
  const client = new TestClient(fetching(origin));
  const account = { email: demoEmail(key), password: demoPassword };
  const answer = await client.post("/api/auth/login", account);
  if (answer.status !== 200) throw new Error(`${key} cannot sign in: ${answer.text}`);
  return client;
}

// The database says which tables there are, so that a new one is counted as well.
async function countRows(records: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await records.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int FROM "${name}"`);
  const { rows } = await records.query<{ name: string; count: number }>(counts.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

function residentMb(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(kilobytes) / 1024);
}
