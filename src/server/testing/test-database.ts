import { randomBytes } from "node:crypto";
import pg from "pg";

/**
 * A database of its own on the PostgreSQL server that `npm test` brings. It answers a commit before
 * it is on the disk, unless it is `durable`. `drop` ends whatever is still connected to it. Fails,
 * and does not skip, where there is no server.
 */
export async function createTestDatabase({ durable = false } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const adminUrl = process.env.SLIPWAY_TEST_DATABASE_URL;
  if (!adminUrl)
    throw new Error(
      "SLIPWAY_TEST_DATABASE_URL names no PostgreSQL server: run `npm test`, which brings one.",
    );
  const name = `slipway_${randomBytes(6).toString("hex")}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name}`);
  if (!durable) await asAdmin(adminUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function asAdmin(connectionString: string, sql: string) {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
