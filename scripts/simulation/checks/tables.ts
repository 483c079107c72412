import type { PrismaClient } from "../../../src/server/database/open-database";
import { Broken } from "../broken";

/** A sum over the rows of each table, by its name. */
export type TableSums = Map<string, string | null>;

/**
 * What all tables of a club hold, but for empty columns, of which a story's releases add some, and for
 * tables that a crash empties: they are not logged.
 */
export async function sumTables(books: PrismaClient): Promise<TableSums> {
  const tables = await books.$queryRaw<{ name: string }[]>`
    SELECT "relname" AS "name" FROM pg_class
     WHERE "relnamespace" = 'public'::regnamespace AND "relkind" = 'r' AND "relpersistence" = 'p'
       AND "relname" <> '_prisma_migrations'`;
  const sums: TableSums = new Map();
  for (const { name } of tables) {
    const [table] = await books.$queryRawUnsafe<{ sum: string | null }[]>(
      `SELECT md5(string_agg("line", ' ' ORDER BY "line")) AS "sum"
         FROM (SELECT jsonb_strip_nulls(to_jsonb(one))::text AS "line" FROM "${name}" one) rows`,
    );
    sums.set(name, table?.sum ?? null);
  }
  return sums;
}

/** Nothing stands otherwise than it did. */
export async function expectUnchanged(
  books: PrismaClient,
  before: TableSums,
  promise: string,
): Promise<void> {
  const now = await sumTables(books);
  const changed = [...now].filter(([name, sum]) => before.get(name) !== sum);
  if (changed.length > 0) throw new Broken(promise, { changed: changed.map(([name]) => name) });
}
