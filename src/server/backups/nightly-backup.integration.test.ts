import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AtOneInstant } from "../database/at-one-instant";
import { clubMomentAt } from "../settings/profile-queries";
import { openTestClub } from "../testing/open-test-club";
import { clubInstant, testMoment } from "../testing/test-moment";
import { enrolJobs, runIfDue } from "../workers/run-if-due";
import { newestBackupAt, nightlyBackup } from "./nightly-backup";
import { checkBackup } from "./read-backup";

const club = openTestClub();
const now = () => club().clock.now();
const time = { now, momentOf: clubMomentAt };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-nightly-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const services = () => ({ db: club().services.db, atOneInstant: club().atOneInstant });
const job = (more: { backupDir?: string; atOneInstant?: AtOneInstant } = {}) =>
  nightlyBackup({ ...services(), backupDir: folder, ...more });
const complain = (error: unknown) => expect.fail(String(error));
const failedMails = () =>
  club().services.db.outboxMessage.findMany({ where: { kind: "backup failed" } });
const tideIsOut = () => Promise.reject(new Error("The tide is out"));

test("two processes write one whole backup a night, and keep those that are wanted", async () => {
  for (const name of ["slipway-2026-11-03.gz", "slipway-2026-11-04.gz", "my-own.gz"])
    await writeFile(path.join(folder, name), "");
  const { db } = club().services;
  await enrolJobs(db, [job()], now());
  const ran = await Promise.all([1, 2].map(() => runIfDue(db, job(), time, complain)));
  expect(ran.sort()).toEqual([false, true]);
  // The third of November is neither its week's nor its month's newest once there are seven more.
  for (let night = 21; night <= 26; night++) {
    club().clock.set(clubInstant(`2026-11-${night}`, "04:00"));
    await runIfDue(db, job(), time, complain);
  }
  expect(await readdir(folder)).toEqual([
    "my-own.gz",
    "slipway-2026-11-04.gz",
    ...[20, 21, 22, 23, 24, 25, 26].map((day) => `slipway-2026-11-${day}.gz`),
  ]);
  const { rows } = await checkBackup(path.join(folder, "slipway-2026-11-26.gz"));
  expect(rows.members).toBe(await db.member.count());
  expect(await newestBackupAt(folder)).toBeInstanceOf(Date);
});

test("what a killed process left unfinished is no backup, and goes after a day", async () => {
  const left = "slipway-2026-11-19.gz.1a2b3c4d.unfinished";
  await writeFile(path.join(folder, left), "");
  await utimes(path.join(folder, left), now(), now());
  expect(await newestBackupAt(folder)).toBeUndefined();
  await job().run(testMoment(now()));
  expect(await readdir(folder)).toContain(left);
  club().clock.passDays(2);
  await job().run(testMoment(now()));
  expect(await readdir(folder)).not.toContain(left);
});

test("admins hear of a failure once a day, and last night's backup stays", async () => {
  await job().run(testMoment(now()));
  club().clock.passDays(1);
  for (let tries = 1; tries <= 2; tries++)
    await expect(job({ atOneInstant: tideIsOut }).run(testMoment(now()))).rejects.toThrow(
      "The tide is out",
    );
  const [mail, ...more] = await failedMails();
  expect([mail?.memberId, more]).toEqual([club().people.admin.id, []]);
  expect(mail?.text).toContain("The tide is out");
  expect(await readdir(folder)).toEqual(["slipway-2026-11-20.gz"]);
  club().clock.passDays(1);
  await expect(job({ atOneInstant: tideIsOut }).run(testMoment(now()))).rejects.toThrow();
  expect(await failedMails()).toHaveLength(2);
});

test("a folder that cannot be written is a failure too, and none at all is said", async () => {
  const blocked = path.join(folder, "a-file");
  await writeFile(blocked, "");
  await expect(
    job({ backupDir: path.join(blocked, "backups") }).run(testMoment(now())),
  ).rejects.toThrow(/ENOTDIR/);
  expect(await failedMails()).toHaveLength(1);
  await mkdir(path.join(folder, "unused"));
  const without = nightlyBackup({ ...services(), backupDir: undefined });
  expect(await without.run(testMoment(now()))).toBe("Nothing to do: BACKUP_DIR is not set");
});
