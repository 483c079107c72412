import type { PrismaClient } from "../database/open-database";

/** Remembers every row as it stands now, for `restoreState`, and from now on which tables are written to. */
export async function keepState(db: PrismaClient): Promise<void> {
  await db.$executeRawUnsafe(`DO $keep$
    DECLARE
      name text;
      counter text;
      next_id bigint;
      restore text := '';
    BEGIN
      CREATE SCHEMA kept;
      -- A sequence tells of a write at once and to all, and nobody waits for it.
      CREATE FUNCTION kept.touch() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN PERFORM nextval(TG_ARGV[0]::regclass); RETURN NULL; END';
      FOR name IN SELECT tablename FROM pg_tables
                   WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('CREATE TABLE kept.%I AS TABLE public.%1$I', name);
        EXECUTE format('CREATE SEQUENCE kept.%I', 'touched_' || name);
        EXECUTE format('CREATE TRIGGER touch AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I
          FOR EACH STATEMENT EXECUTE FUNCTION kept.touch(%L)', name, 'kept.touched_' || name);
        EXECUTE format('ALTER TABLE public.%I ENABLE ALWAYS TRIGGER touch', name);
        -- On a few rows a DELETE is six times as quick as a TRUNCATE.
        restore := restore || format('IF (SELECT is_called FROM kept.%I) THEN
            DELETE FROM public.%I; INSERT INTO public.%2$I TABLE kept.%2$I;
            PERFORM setval(%L, 1, false);
          END IF;', 'touched_' || name, name, 'kept.touched_' || name);
      END LOOP;
      FOR name, counter IN
        SELECT table_name, pg_get_serial_sequence(format('public.%I', table_name), 'id')
          FROM information_schema.columns
         WHERE table_schema = 'public' AND column_default LIKE 'nextval%' LOOP
        EXECUTE format('SELECT coalesce(max(id), 0) + 1 FROM kept.%I', name) INTO next_id;
        restore := restore || format('PERFORM setval(%L, %s, false);', counter, next_id);
      END LOOP;
      -- As a replica it fires no other triggers and checks no foreign keys on the way.
      EXECUTE format('CREATE FUNCTION kept.restore() RETURNS void LANGUAGE plpgsql
        SET session_replication_role = replica AS %L', 'BEGIN ' || restore || ' END');
    END $keep$`);
}

/** Brings every row back as `keepState` saw it, and ids that go on from there. */
export async function restoreState(db: PrismaClient): Promise<void> {
  await db.$executeRawUnsafe("SELECT kept.restore()");
}
