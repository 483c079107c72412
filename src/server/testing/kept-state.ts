import type { PrismaClient } from "../database/open-database";

/** Remembers every row as it stands now, for `restoreState`. */
export async function keepState(db: PrismaClient): Promise<void> {
  await db.$executeRawUnsafe(`DO $keep$
    DECLARE
      name text;
      counter text;
      restore text := '';
    BEGIN
      CREATE SCHEMA kept;
      FOR name IN SELECT tablename FROM pg_tables
                   WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('CREATE TABLE kept.%I AS TABLE public.%1$I', name);
        -- On a few rows a DELETE is six times as quick as a TRUNCATE.
        restore := restore || format('DELETE FROM public.%I; INSERT INTO public.%1$I TABLE kept.%1$I;', name);
      END LOOP;
      FOR name, counter IN
        SELECT table_name, pg_get_serial_sequence(format('public.%I', table_name), 'id')
          FROM information_schema.columns
         WHERE table_schema = 'public' AND column_default LIKE 'nextval%' LOOP
        restore := restore || format(
          'PERFORM setval(%L, (SELECT coalesce(max(id), 0) + 1 FROM kept.%I), false);', counter, name);
      END LOOP;
      -- As a replica it fires no triggers and checks no foreign keys on the way.
      EXECUTE format('CREATE FUNCTION kept.restore() RETURNS void LANGUAGE plpgsql
        SET session_replication_role = replica AS %L', 'BEGIN ' || restore || ' END');
    END $keep$`);
}

/** Brings every row back as `keepState` saw it, and ids that go on from there. */
export async function restoreState(db: PrismaClient): Promise<void> {
  await db.$executeRawUnsafe("SELECT kept.restore()");
}
