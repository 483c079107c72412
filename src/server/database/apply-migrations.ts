import { createHash, randomUUID } from "node:crypto";
import { CannotStart } from "../cannot-start";
import { isSquashedIn, type Migration, readMigrations } from "./read-migrations";

/** One connection to a database; `exec` runs a script of many statements. */
export interface SqlConnection {
  exec(script: string): Promise<unknown>;
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Applies the migrations that the database lacks, in the order of their names, each in one
 * transaction, and records them as `prisma migrate` does; gives the names applied. Processes that
 * start together take turns. One that was squashed of several, and finds all of them, is recorded
 * without being run. Refuses with `CannotStart` what cannot be applied.
 */
export async function applyMigrations(
  connection: SqlConnection,
  migrations = readMigrations(),
): Promise<string[]> {
  const applied: string[] = [];
  while (await nextOf(migrations, connection)) {
    const name = await applyNext(connection, migrations);
    if (name) applied.push(name);
  }
  return applied;
}

/**
 * Applies all of these to an empty database, within the transaction that is open. False, and nothing
 * done, where there are tables already.
 */
export async function applyToEmpty(
  connection: SqlConnection,
  migrations: readonly Migration[],
): Promise<boolean> {
  await connection.query(takeTurn);
  const { rows: tables } = await connection.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1",
  );
  if (tables.length > 0) return false;
  await connection.exec(tableOfMigrations);
  for (const migration of migrations) await applyOne(connection, migration);
  return true;
}

async function nextOf(migrations: Migration[], connection: SqlConnection) {
  const { rows: found } = await connection.query(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "found"`,
  );
  if (!found[0]?.found) return migrations[0];
  const finished = await listFinished(connection);
  return migrations.find(({ name }) => !finished.has(name));
}

async function listFinished(connection: SqlConnection) {
  const { rows } = await connection.query(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
      WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
  );
  return new Set(rows.map(({ name }) => String(name)));
}

async function applyNext(connection: SqlConnection, migrations: Migration[]) {
  await connection.exec("BEGIN");
  try {
    await connection.query(takeTurn);
    await connection.exec(tableOfMigrations);
    // Whoever held the lock before may have applied it.
    const next = await nextOf(migrations, connection);
    const stands = next && isSquashedIn(await listFinished(connection), next);
    if (stands) await recordFinished(connection, next);
    else if (next) await applyOne(connection, next);
    await connection.exec("COMMIT");
    return next?.name;
  } catch (error) {
    await connection.exec("ROLLBACK").catch(() => {});
    throw error;
  }
}

/**
 * One that was begun before and is recorded without an end either left nothing behind or stands
 * whole: a script is one transaction. So it is safe to try again, and whether it stands shows there.
 */
async function applyOne(connection: SqlConnection, migration: Migration) {
  const { name, sql } = migration;
  const { rows: interrupted } = await connection.query(
    `UPDATE "_prisma_migrations" SET "rolled_back_at" = now()
      WHERE "migration_name" = $1 AND "finished_at" IS NULL AND "rolled_back_at" IS NULL
     RETURNING "id"`,
    [name],
  );
  await connection.exec(sql).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      interrupted.length > 0 ? unfinished(name, why) : `Migration ${name} failed: ${why}.`,
      { cause: error },
    );
  });
  await recordFinished(connection, migration);
}

async function recordFinished(connection: SqlConnection, { name, sql }: Migration) {
  await connection.query(
    `INSERT INTO "_prisma_migrations"
       ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), createHash("sha256").update(sql).digest("hex"), name],
  );
}

// The number is Prisma's, so that its command line waits for us, and we for it.
const takeTurn = "SELECT pg_advisory_xact_lock(72707369)";

const unfinished = (name: string, why: string) =>
  `Migration ${name} was interrupted and cannot be run again (${why}): if all of its migration.sql stands in the database, say so with UPDATE "_prisma_migrations" SET "finished_at" = now() WHERE "migration_name" = '${name}' and start again; if not, restore the last backup.`;

const tableOfMigrations = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" varchar(36) PRIMARY KEY,
    "checksum" varchar(64) NOT NULL,
    "finished_at" timestamptz,
    "migration_name" varchar(255) NOT NULL,
    "logs" text,
    "rolled_back_at" timestamptz,
    "started_at" timestamptz NOT NULL DEFAULT now(),
    "applied_steps_count" integer NOT NULL DEFAULT 0
  )`;
