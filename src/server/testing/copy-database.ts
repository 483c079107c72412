import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database on a PostgreSQL server; `drop` ends whatever is still connected to it. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Copies one of a server's databases, which nobody may be connected to, into a new one beside it. */
export async function copyDatabase(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = `slipway_${randomBytes(6).toString("hex")}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
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
