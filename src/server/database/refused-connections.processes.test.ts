import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database";
import { refusalIn } from "./database-failures";
import { openDatabase } from "./open-database";

test("a database that accepts no connections is one out of reach", async () => {
  const { url, drop } = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url });
  const other = new pg.Client(new URL("/postgres", url).href);
  await other.connect();
  const name = new URL(url).pathname.slice(1);
  const allow = (allowed: boolean) =>
    other.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS ${allowed}`);
  await allow(false);
  await other.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
    name,
  ]);
  await db.boat.count().catch(() => {});
  const failure = await db.boat.count().catch((error: unknown) => error);
  await allow(true);
  await Promise.all([other.end(), close()]);
  await drop();
  expect(refusalIn(failure)).toMatchObject({ code: "DATABASE_UNREACHABLE" });
});
