import type { PrismaClient } from "../database/open-database";

/** Every column of the database in which one of these words stands, in whatever case. */
export async function findWords(db: PrismaClient, words: readonly string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT "table_name"::text AS "name" FROM information_schema.tables
     WHERE "table_schema" = 'public' AND "table_type" = 'BASE TABLE' ORDER BY "table_name"`;
  const anyOf = words.map((word) => `%${word}%`);
  const places: string[] = [];
  for (const { name } of tables) {
    const columns = await db.$queryRawUnsafe<{ column: string }[]>(
      `SELECT DISTINCT field."column" FROM "${name}" "row"
        CROSS JOIN LATERAL jsonb_each_text(to_jsonb("row")) AS field ("column", "value")
        WHERE field."value" ILIKE ANY ($1) ORDER BY field."column"`,
      anyOf,
    );
    places.push(...columns.map(({ column }) => `${name}.${column}`));
  }
  return places;
}
