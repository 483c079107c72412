import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { builtRelease } from "../../shared/built-release";
import type { SqlConnection } from "../database/apply-migrations";
import type { AtOneInstant } from "../database/at-one-instant";
import { readMigrations } from "../database/read-migrations";
import { readRelease } from "../operations/release";
import { backupFormat, type ClosingLine, lineOf, type OpeningLine } from "./backup-format";
import { compareBooksOn } from "./books-on-connection";
import { keepWhole } from "./keep-whole";
import { countRows, exactText, listTables, readSequences } from "./tables-queries";

// Each may hold a picture.
const rowsAtOnce = 200;

/** Writes a backup of the whole database at one instant into `file`, whole or not at all. */
export function writeBackup(atOneInstant: AtOneInstant, file: string, at: Date) {
  return keepWhole(file, (into) =>
    atOneInstant((connection) => pipeline(backupText(connection, at), createGzip(), into)),
  );
}

async function* backupText(connection: SqlConnection, at: Date) {
  const hash = createHash("sha256");
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  await connection.exec(exactText);
  const opening = await openingOf(connection, at);
  yield hashed(lineOf(opening));
  const rows: ClosingLine["rows"] = {};
  for (const line of await listTables(connection)) {
    yield hashed(lineOf(line));
    for await (const some of rowsOf(connection, line.table)) yield hashed(some);
    rows[line.table] = await countRows(connection, line.table);
  }
  // After the rows: a number that was given meanwhile is then at worst skipped.
  const sequences = await readSequences(connection);
  const books = await compareBooksOf(connection, opening);
  const closing: ClosingLine = { rows, sequences, books, sha256: hash.digest("hex") };
  yield lineOf(closing);
}

async function openingOf(connection: SqlConnection, at: Date): Promise<OpeningLine> {
  const { rows } = await connection.query(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
      WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY 1`,
  );
  return {
    format: backupFormat,
    slipway: (builtRelease ?? readRelease()).version,
    takenAt: at.toISOString(),
    migrations: z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  };
}

async function* rowsOf(connection: SqlConnection, table: string) {
  await connection.exec(
    `DECLARE "reading" CURSOR FOR SELECT "a whole row"::text AS "row" FROM "${table}" "a whole row"`,
  );
  for (;;) {
    const { rows } = await connection.query(`FETCH ${rowsAtOnce} FROM "reading"`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => lineOf(row)).join("");
  }
  await connection.exec(`CLOSE "reading"`);
}

/** The books of today's tables; those of an older database are compared once it is brought up. */
async function compareBooksOf(connection: SqlConnection, { migrations }: OpeningLine) {
  const level = new Set(migrations);
  if (!readMigrations().every(({ name }) => level.has(name))) return null;
  return compareBooksOn(connection);
}
