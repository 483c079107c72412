import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject } from "vitest";
import type { MailKind } from "../../shared/mail/mail-kinds";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { countWaiting, holdLocks } from "./locks-by-hand";
import { openMigratedDatabase } from "./migrated-database";
import { startServer } from "./start-server";
import { createDurableDatabase } from "./test-database";
import { fillClub, type Roster } from "./test-people";

/** A club whose processes are real and may be killed. */
export interface KilledClub {
  roster: Roster;
  /** how many processes may run at once */
  processes: number;
  start: () => ReturnType<typeof startServer>;
  /** Looks into the database; where it is embedded, while no process has it. */
  look: <T>(work: (db: PrismaClient) => Promise<T>) => Promise<T>;
  /**
   * From now on whoever writes a message of this kind stays in the middle of its transaction. `reached`
   * waits until somebody does, and `letGo` ends it; their process was killed before.
   */
  stallAtMail: (
    kind: MailKind,
  ) => Promise<{ reached: () => Promise<void>; letGo: () => Promise<void> }>;
}

type Cleaning = (() => unknown)[];
const patience = { timeout: 90_000 };
const secret = { SESSION_SECRET: "s".repeat(32) };

/** A club on a PostgreSQL server that answers a commit when it is on the disk. */
export async function openServerClub(cleaning: Cleaning): Promise<KilledClub> {
  const { url, drop } = await createDurableDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url });
  cleaning.push(drop, close);
  const folder = await newFolder(cleaning);
  return {
    roster: await fillClub(db, new Date()),
    processes: 2,
    start: () => started({ DATABASE_URL: url, DATA_DIR: folder, ...secret }, cleaning),
    look: (work) => work(db),
    stallAtMail: async (kind) => {
      await db.$executeRawUnsafe(stalling("PERFORM pg_advisory_xact_lock(4711);"));
      await db.$executeRawUnsafe(triggerOf(kind));
      const held = await holdLocks(url, "SELECT pg_advisory_xact_lock(4711)");
      return {
        reached: () => expect.poll(() => countWaiting(db), patience).toBe(1),
        letGo: async () => {
          await held.letGo();
          await expect.poll(() => countWaiting(db), patience).toBe(0);
          await db.$executeRawUnsafe(endStalling);
        },
      };
    },
  };
}

/** A club whose database is embedded in its one process. */
export async function openEmbeddedClub(cleaning: Cleaning): Promise<KilledClub> {
  const folder = await newFolder(cleaning);
  const database = path.join(folder, "database");
  const { db, close } = await openMigratedDatabase(inject("migratedDatabase"), database);
  const roster = await fillClub(db, new Date()).finally(close);
  const look: KilledClub["look"] = async (work) => {
    const { db, close } = await openDatabase({ embeddedIn: database });
    return work(db).finally(close);
  };
  return {
    roster,
    processes: 1,
    start: () => started({ DATA_DIR: folder, ...secret }, cleaning),
    look,
    stallAtMail: async (kind) => {
      // The process stands still with its database, so a file tells that it does.
      const stall = `EXECUTE format('COPY (SELECT 1) TO %L', current_setting('data_directory') || '/reached');
        LOOP PERFORM pg_sleep(1); END LOOP;`;
      await look(async (db) => {
        await db.$executeRawUnsafe(stalling(stall));
        await db.$executeRawUnsafe(triggerOf(kind));
      });
      const mark = path.join(database, "reached");
      return {
        reached: () => expect.poll(() => existsSync(mark), patience).toBe(true),
        letGo: () => look(async (db) => void (await db.$executeRawUnsafe(endStalling))),
      };
    },
  };
}

const stalling = (work: string) => `
  CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work} RETURN NEW; END $$`;
const triggerOf = (kind: MailKind) => `
  CREATE TRIGGER stall AFTER INSERT ON "outbox" FOR EACH ROW
    WHEN (NEW."kind" = '${kind}') EXECUTE FUNCTION stall()`;
const endStalling = "DROP FUNCTION stall() CASCADE";

async function newFolder(cleaning: Cleaning): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-killed-"));
  cleaning.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function started(settings: Record<string, string>, cleaning: Cleaning) {
  const server = await startServer(settings);
  cleaning.push(server.kill);
  return server;
}
