import type { Db } from "../database/open-database";
import { readMigrations } from "../database/read-migrations";

const names = readMigrations().map(({ name }) => name);

/** How many of this release's migrations the database lacks. */
export async function countMissingMigrations(db: Db): Promise<number> {
  const rows = await db.$queryRaw<{ applied: number }[]>`
    SELECT count(*)::int AS "applied" FROM "_prisma_migrations"
    WHERE "migration_name" = ANY(${names})
      AND "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;
  return names.length - (rows[0]?.applied ?? 0);
}
