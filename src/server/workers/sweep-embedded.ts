import { Prisma, type PrismaClient } from "../database/open-database";
import { type RepeatedWork, repeatWork } from "./repeat-work";

const everyMs = 60_000;

/**
 * What a server does by itself, each minute: it frees what deleted rows held, and counts its tables, so
 * that what was planned for small ones is planned anew. Table by table, so that nobody waits for all.
 */
export const keepSwept = (db: PrismaClient, onError: (error: unknown) => void): RepeatedWork =>
  repeatWork(everyMs, () => sweep(db), onError);

async function sweep(db: PrismaClient) {
  for (const { table } of await listChanged(db)) {
    await db.$executeRaw(Prisma.raw(`VACUUM ANALYZE ${table}`));
  }
}

/** Those of which a tenth was written since they were counted, or that never were; as a server's defaults. */
async function listChanged(db: PrismaClient) {
  await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  return db.$queryRaw<{ table: string }[]>`
    SELECT "relid"::regclass::text AS "table"
      FROM pg_stat_user_tables JOIN pg_class ON "oid" = "relid"
     WHERE "n_mod_since_analyze" > 50 + 0.1 * greatest("reltuples", 0)
        OR "reltuples" < 0 AND pg_relation_size("relid") > 0`;
}
