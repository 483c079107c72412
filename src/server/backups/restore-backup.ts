import { CannotStart } from "../cannot-start";
import { applyMigrations, applyToEmpty, type SqlConnection } from "../database/apply-migrations";
import { isSquashedIn, readMigrations } from "../database/read-migrations";
import type { BackupSummary } from "./backup-format";
import { compareBooksOn } from "./books-on-connection";
import { fillTables } from "./fill-tables";
import { checkBackup } from "./read-backup";

/**
 * Restores a backup into an empty database, whole or not at all, and brings it up to today's
 * migrations. Gives what the backup says, with the books as they are now. Refuses with `CannotStart`
 * a database that has tables, a file that is not whole, and a backup of a newer Slipway.
 */
export async function restoreBackup(
  connection: SqlConnection,
  file: string,
  migrations = readMigrations(),
): Promise<BackupSummary> {
  const backup = await checkBackup(file);
  const known = new Set(migrations.flatMap(({ name, replaces = [] }) => [name, ...replaces]));
  const unknown = backup.migrations.find((name) => !known.has(name));
  if (unknown)
    throw new CannotStart(
      `${file} is of a newer Slipway, whose tables this one does not know (${unknown}): update this one first.`,
    );
  const had = new Set(backup.migrations);
  const level = migrations.filter((one) => had.has(one.name) || isSquashedIn(had, one));
  await connection.exec("BEGIN");
  try {
    if (!(await applyToEmpty(connection, level))) throw new CannotStart(notEmpty);
    await fillTables(connection, file, backup);
    await connection.exec("COMMIT");
  } catch (error) {
    await connection.exec("ROLLBACK").catch(() => {});
    throw error;
  }
  await applyMigrations(connection, migrations);
  return { ...backup, books: await compareBooksOn(connection) };
}

const notEmpty =
  "A backup is restored into an empty place only, and this database has tables: " +
  "give DATA_DIR another folder, or DATABASE_URL a new database.";
