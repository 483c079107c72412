import { z } from "zod";
import type { SqlConnection } from "../database/apply-migrations";
import { staysBehind, tableLine } from "./backup-format";

/** How values are written and read as text: the same, whatever a server or its owner prefers. */
export const exactText = `
  SET LOCAL TIME ZONE 'UTC';
  SET LOCAL DateStyle = 'ISO, YMD';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1`;

/** Every table whose rows travel, with its columns, as they stand in the database. */
export async function listTables(connection: SqlConnection) {
  const { rows } = await connection.query(
    `SELECT "table".relname AS "table", array_agg("column".attname::text ORDER BY attnum) AS "columns"
       FROM pg_class "table" JOIN pg_attribute "column" ON "column".attrelid = "table".oid
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND attnum > 0 AND NOT attisdropped AND relname <> ALL($1)
      GROUP BY relname ORDER BY relname`,
    [staysBehind],
  );
  return z.array(tableLine).parse(rows);
}

/** How many rows a table has. */
export async function countRows(connection: SqlConnection, table: string): Promise<number> {
  const { rows } = await connection.query(`SELECT count(*)::int AS "count" FROM "${table}"`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

/** The last number that each sequence gave; null for one that gave none. */
export async function readSequences(connection: SqlConnection) {
  const { rows } = await connection.query(
    `SELECT sequencename::text AS "name", last_value::text AS "last"
       FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  );
  const sequences = z
    .array(z.object({ name: z.string(), last: z.string().nullable() }))
    .parse(rows);
  return Object.fromEntries(sequences.map(({ name, last }) => [name, last]));
}
