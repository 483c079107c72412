import type { PGlite } from "@electric-sql/pglite";

/** One definition, and the table under which it is listed; functions belong to none. */
interface Definition {
  table: string | null;
  sql: string;
}

const head = `-- What the database enforces beyond prisma/schema.prisma, after all migrations, by table: checks and
-- exclusions, partial and expression indexes, views, triggers; then the functions.
-- Written by npm run structure, compared by database/migrations.integration.test.ts. Do not edit.
`;

// Everything an extension brought stays out, and what Prisma writes itself.
const definitions = `
  SELECT * FROM (
    SELECT conrelid::regclass::text "table", 1 sort, conname name,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) sql
      FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'x') AND conrelid <> 0
    UNION ALL
    SELECT indrelid::regclass::text, 2, indexrelid::regclass::text, pg_get_indexdef(indexrelid) || ';'
      FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND (indpred IS NOT NULL OR indexprs IS NOT NULL)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype = 'x')
    UNION ALL
    SELECT tgrelid::regclass::text, 3, tgname, pg_get_triggerdef(pg_trigger.oid) || ';'
      FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
    UNION ALL
    SELECT oid::regclass::text, 4, relname, format(E'CREATE VIEW %s AS\\n%s', oid::regclass, pg_get_viewdef(oid))
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'v'
    UNION ALL
    SELECT NULL, 5, proname, rtrim(pg_get_functiondef(oid), E'\\n') || ';'
      FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  ) definitions
  ORDER BY "table" COLLATE "C" NULLS LAST, sort, name COLLATE "C"`;

/** The text of prisma/structure.sql for a migrated database. */
export async function readStructure(database: PGlite): Promise<string> {
  const { rows } = await database.query<Definition>(definitions);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const sections = tables.map((table) => {
    const own = rows.filter((row) => row.table === table);
    return [`-- ${table ?? "Functions"}`, ...own.map(({ sql }) => sql)].join("\n\n");
  });
  return `${[head, ...sections].join("\n\n")}\n`;
}

/** The tables that have a section in that text. */
export const tablesIn = (structure: string): string[] =>
  [...structure.matchAll(/^-- ([a-z_]+)$/gm)].flatMap(([, table]) => table ?? []);
