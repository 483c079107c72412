import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes } from "date-fns";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays } from "../../shared/time/club-dates";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { smtpTransport } from "../delivery/mail-transports";
import { deliverDueMail } from "../delivery/outbox";
import { recordBooking } from "../slots/record-booking";
import { type HookServer, openHookServer } from "../testing/hook-server";
import { countWaiting, holdLocks } from "../testing/locks-by-hand";
import { type MailServer, openMailServer } from "../testing/mail-server";
import { beginServer } from "../testing/start-server";
import { createTestDatabase } from "../testing/test-database";
import { clubInstant, testMoment } from "../testing/test-moment";
import { fillClub, personEmail } from "../testing/test-people";
import { deliverDueCalls } from "../webhooks/deliver-calls";
import { callAlertWebhook } from "./call-alert-webhook";

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

let db: PrismaClient;
let databaseUrl: string;
let mail: MailServer;
let webhook: HookServer;
beforeEach(async () => {
  const database = await createTestDatabase();
  databaseUrl = database.url;
  const opened = await openDatabase({ databaseUrl });
  db = opened.db;
  mail = await openMailServer("hang");
  webhook = await openHookServer();
  answer(500);
  cleaning.push(database.drop, opened.close, mail.close, webhook.close);
  await leaveBoatOut();
});

/** Uma is out since yesterday evening: whenever this runs, every escalation step has fallen due. */
async function leaveBoatOut() {
  const at = new Date();
  const { people, boats } = await fillClub(db, at);
  const yesterday = addDays(testMoment(at).now.today, -1);
  const launchedAt = clubInstant(yesterday, "18:00");
  const alertWebhook = { url: webhook.url, secret: "a secret of the club" };
  await db.safetySettings.updateMany({
    data: { settings: { outingLog: "on", alertWebhook }, loggedFrom: launchedAt },
  });
  const span = { bookingDate: yesterday, startTime: "18:00", duration: 1 } as const;
  const booked = { boat: boats.solo, memberId: people.unlimited.id, span };
  const noCharge = { charges: [], balanceQuarters: 4_000_000, createdBy: null, at };
  await writing(db, async (tx) => {
    const bookingId = await recordBooking(tx, { ...booked, ...noCharge });
    const outing = { bookingId, boatId: boats.solo.id, launchedAt, launchHeardAt: launchedAt };
    await tx.outing.create({ data: outing });
  });
}

const answer = (status: number) => {
  webhook.answer = (response) => response.writeHead(status).end();
};
const stepsTaken = () =>
  webhook.heard
    .filter(({ status }) => status === 200)
    .map(({ body }) => JSON.parse(body).data.rung);

/** A process of the club; its first look for jobs is at its start. */
async function begin() {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-alarm-"));
  const process = beginServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SESSION_SECRET: "s".repeat(32),
    SMTP_URL: mail.url,
    WEBHOOK_PRIVATE: "1",
  });
  cleaning.push(() => rm(folder, { recursive: true, force: true }), process.kill);
  return process;
}

const alarmJob = { name: "Raise alarms for late boats" };
/** As if the minute were over for which a process has the job to itself. */
const makeJobDue = () =>
  db.job.update({
    where: alarmJob,
    data: { dueAt: new Date(), heldUntil: null, finishedAt: null },
  });
const jobIsDone = async () =>
  (await db.job.findUniqueOrThrow({ where: alarmJob })).finishedAt !== null;

/** What waits, sent by a process of a little later. */
async function sendRest() {
  const later = () => addMinutes(new Date(), 5);
  const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "s" };
  await deliverDueMail(db, smtpTransport(mail.url), office, later);
  await deliverDueCalls(db, callAlertWebhook(db, later, true), later);
}

/** That rower and staff have each heard once, by mail and by webhook. */
async function expectEachStepOnce() {
  const alarms = await db.alarm.findMany({ orderBy: { id: "asc" } });
  expect(alarms.map(({ rung: step }) => step)).toEqual(["rower", "everyone"]);
  const recipients = mail.messages.map((text) => /^To: (\S+)/im.exec(text)?.[1]).sort();
  const told = ["admin", "manager", "unlimited"] as const;
  expect(recipients).toEqual(told.map(personEmail));
  expect(stepsTaken().sort()).toEqual(["everyone", "rower"]);
}

const longestMs = 120_000;
const soon = { timeout: 60_000 };

test("a process that is killed while it writes alarms leaves none half told, and the next tells them once", {
  timeout: longestMs,
}, async () => {
  const outbox = await holdLocks(databaseUrl, `LOCK TABLE "outbox" IN SHARE MODE`);
  const killed = await begin();
  await expect.poll(() => countWaiting(db, '%INSERT INTO "outbox"%'), soon).toBe(1);
  await killed.kill();
  await outbox.letGo();
  await expect.poll(() => countWaiting(db)).toBe(0);
  expect([await db.alarm.count(), await db.outboxMessage.count()]).toEqual([0, 0]);

  mail.manners = "accept";
  answer(200);
  await makeJobDue();
  await Promise.all([begin(), begin()]);
  await expect.poll(() => mail.messages.length, soon).toBe(3);
  await expect.poll(() => stepsTaken().length, soon).toBe(2);
  await expectEachStepOnce();
});

test("a process that is killed while its alarms leave loses none, and the next tell no step again", {
  timeout: longestMs,
}, async () => {
  const killed = await begin();
  // The mail server hangs with the first message, and the webhook answers 500.
  await expect.poll(() => mail.arrivals, soon).toBe(1);
  await expect.poll(() => webhook.heard.length, soon).toBeGreaterThan(0);
  await killed.kill();
  expect(await db.outboxMessage.count({ where: { sentAt: null } })).toBe(3);

  mail.manners = "accept";
  answer(200);
  await makeJobDue();
  await Promise.all([begin(), begin()]);
  // The message that the killed process had in its hand is held for two minutes.
  await expect.poll(() => mail.messages.length, soon).toBe(2);
  await expect.poll(jobIsDone, soon).toBe(true);
  await sendRest();
  await expectEachStepOnce();
});
