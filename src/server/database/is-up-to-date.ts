import { createHash } from "node:crypto";
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";

interface Migration {
  path: string;
  migrationFile: { content: { value: string } };
}

/** Whether the database's own record names exactly these migrations, finished and unchanged. */
export async function isUpToDate(
  factory: SqlMigrationAwareDriverAdapterFactory,
  migrations: readonly Migration[],
): Promise<boolean> {
  const connection = await factory.connect();
  try {
    const recorded = await listRecorded(connection);
    const wanted = migrations.map(({ path, migrationFile }) => [
      path,
      createHash("sha256").update(migrationFile.content.value).digest("hex"),
      true,
    ]);
    return JSON.stringify(recorded) === JSON.stringify(wanted);
  } finally {
    await connection.dispose();
  }
}

async function listRecorded(connection: SqlDriverAdapter): Promise<unknown[][]> {
  const ask = async (sql: string) =>
    (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const [found] = await ask(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL`);
  if (!found?.[0]) return [];
  return ask(`
    SELECT "migration_name", "checksum", "finished_at" IS NOT NULL
      FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL
     ORDER BY "migration_name" COLLATE "C"`);
}
