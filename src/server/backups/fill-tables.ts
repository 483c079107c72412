import { z } from "zod";
import { CannotStart } from "../cannot-start";
import type { SqlConnection } from "../database/apply-migrations";
import type { BackupSummary, TableLine } from "./backup-format";
import { readBackup } from "./read-backup";
import { countRows, exactText, listTables } from "./tables-queries";

// Each may hold a picture.
const rowsAtOnce = 200;

/**
 * Puts a backup's rows in the place of all that the tables hold, within the open transaction. The
 * database checks every row and reference anew; only what triggers check is taken as it was.
 */
export async function fillTables(connection: SqlConnection, file: string, backup: BackupSummary) {
  await connection.exec(exactText);
  const tables = await listTables(connection);
  const tie = await untie(connection, tables);
  await insertRows(connection, file, tables);
  for (const [name, last] of Object.entries(backup.sequences))
    if (last) await connection.query("SELECT setval(quote_ident($1)::regclass, $2)", [name, last]);
  for (const [table, count] of Object.entries(backup.rows))
    if ((await countRows(connection, table)) !== count) throw unfit(table);
  await tie();
}

/**
 * Empties the tables, and takes off what refuses rows that arrive one table after another, or changes
 * them. Gives how to put it on again.
 */
async function untie(connection: SqlConnection, tables: readonly TableLine[]) {
  const names = tables.map(({ table }) => `"${table}"`);
  const references = await listReferences(connection);
  for (const { table, name } of references)
    await connection.exec(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const name of names) await connection.exec(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await connection.exec(`TRUNCATE ${names.join(", ")} RESTART IDENTITY`);
  return async () => {
    for (const name of names) await connection.exec(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of references)
      await connection.exec(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  };
}

async function listReferences(connection: SqlConnection) {
  const { rows } = await connection.query(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS "name",
            pg_get_constraintdef(oid) AS "definition"
       FROM pg_constraint
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const reference = z.object({ table: z.string(), name: z.string(), definition: z.string() });
  return z.array(reference).parse(rows);
}

async function insertRows(connection: SqlConnection, file: string, tables: readonly TableLine[]) {
  let table = "";
  let waiting: string[] = [];
  const insert = async () => {
    if (waiting.length > 0)
      // Without the OFFSET each column would read the whole row again.
      await connection.query(
        `INSERT INTO "${table}"
         SELECT (line."row").* FROM (
           SELECT written::"${table}" AS "row" FROM unnest($1::text[]) written OFFSET 0) line`,
        [waiting],
      );
    waiting = [];
  };
  for await (const part of readBackup(file)) {
    if ("row" in part) waiting.push(part.row);
    if (waiting.length === rowsAtOnce || !("row" in part)) await insert();
    if ("table" in part) table = placeFor(part.table, tables);
  }
}

/** The table itself: a row is written and read by the order of its columns. */
function placeFor({ table, columns }: TableLine, tables: readonly TableLine[]): string {
  const place = tables.find((one) => one.table === table);
  if (place?.columns.join() !== columns.join()) throw unfit(table);
  return table;
}

const unfit = (table: string) =>
  new CannotStart(
    `The backup's table "${table}" is not as its migrations make it, so it cannot be restored: it was changed by hand.`,
  );
