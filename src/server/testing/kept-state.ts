import type { PrismaClient } from "../database/open-database";

/** Remembers every row as it stands now, for `restoreState`. */
export async function keepState(db: PrismaClient): Promise<void> {
  await db.$executeRawUnsafe(`DO $$
    DECLARE name text;
    BEGIN
      CREATE SCHEMA kept;
      FOR name IN SELECT tablename FROM pg_tables
                   WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('CREATE TABLE kept.%I AS TABLE public.%I', name, name);
      END LOOP;
    END $$`);
}

/** Brings every row back as `keepState` saw it, and ids that go on from there. */
export async function restoreState(db: PrismaClient): Promise<void> {
  await db.$executeRawUnsafe(`DO $$
    DECLARE
      name text;
      counter text;
      next int;
    BEGIN
      SET LOCAL session_replication_role = replica;
      SELECT string_agg(format('public.%I', tablename), ', ') INTO name
        FROM pg_tables WHERE schemaname = 'kept';
      EXECUTE 'TRUNCATE ' || name;
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'kept' LOOP
        EXECUTE format('INSERT INTO public.%I TABLE kept.%I', name, name);
      END LOOP;
      FOR name, counter IN
        SELECT table_name, pg_get_serial_sequence(format('public.%I', table_name), 'id')
          FROM information_schema.columns
         WHERE table_schema = 'public' AND column_default LIKE 'nextval%' LOOP
        EXECUTE format('SELECT coalesce(max(id), 0) + 1 FROM kept.%I', name) INTO next;
        PERFORM setval(counter, next, false);
      END LOOP;
    END $$`);
}
