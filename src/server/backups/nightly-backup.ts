import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { subDays } from "date-fns";
import type { AtOneInstant } from "../database/at-one-instant";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { notifyAdmins } from "../mail/notify-staff";
import type { Moment } from "../time/moment";
import type { Job } from "../workers/job";
import { countAll } from "./backup-format";
import { backupFailedMail } from "./backup-mails";
import { unfinishedEnd } from "./keep-whole";
import { dayOfBackup, daysToKeep, nameOfBackup } from "./kept-backups";
import { writeBackup } from "./write-backup";

export const nightlyBackupName = "Back up the club";

interface Backups {
  db: PrismaClient;
  atOneInstant: AtOneInstant;
  /** undefined: nobody said where backups go */
  backupDir: string | undefined;
}

/** The job that backs the club up every night, and tells admins once a day when it cannot. */
export const nightlyBackup = (backups: Backups): Job => ({
  name: nightlyBackupName,
  rhythm: { dailyAt: "04:00" },
  run: async (moment) => {
    const { backupDir } = backups;
    if (!backupDir) return "Nothing to do: BACKUP_DIR is not set";
    try {
      return await backUpInto(backupDir, backups, moment);
    } catch (error) {
      await notifyOnceADay(backups.db, String(error), moment);
      throw error;
    }
  },
});

async function backUpInto(
  folder: string,
  { atOneInstant }: Backups,
  { at, now }: Moment,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = nameOfBackup(now.today);
  const backup = await writeBackup(atOneInstant, path.join(folder, name), at);
  await removeOld(folder, at);
  const disagree = backup.books?.length ?? 0;
  const books = disagree > 0 ? `; ${disagree} rows of the books disagree (npm run reconcile)` : "";
  return `Wrote ${countAll(backup)} into ${name}${books}`;
}

/** Removes backups whose time is over, and what a process left unfinished that was killed. */
async function removeOld(folder: string, at: Date) {
  const names = await readdir(folder);
  const kept = new Set(daysToKeep(names.flatMap((name) => dayOfBackup(name) ?? [])));
  for (const name of names) {
    const file = path.join(folder, name);
    const day = dayOfBackup(name);
    const isOver = day ? !kept.has(day) : name.endsWith(unfinishedEnd) && (await isOld(file, at));
    if (isOver) await rm(file, { force: true });
  }
}

const isOld = async (file: string, at: Date) => (await stat(file)).mtime < subDays(at, 1);

async function notifyOnceADay(db: PrismaClient, reason: string, { at, now, clock }: Moment) {
  const mail = backupFailedMail(reason);
  const today = clock.instantOf(now.today, "00:00");
  await writing(db, async (tx) => {
    const told = { kind: mail.kind, createdAt: { gte: today } };
    if ((await tx.outboxMessage.count({ where: told })) === 0) await notifyAdmins(tx, mail, at);
  });
}

/** When the newest whole backup in the folder was written; undefined where there is none. */
export async function newestBackupAt(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => dayOfBackup(name))
    .sort()
    .at(-1);
  return newest === undefined ? undefined : (await stat(path.join(folder, newest))).mtime;
}
