import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes } from "date-fns";
import { afterEach, expect, test } from "vitest";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { smtpTransport } from "../delivery/mail-transports";
import { deliverDueMail } from "../delivery/outbox";
import { clubMomentAt } from "../settings/profile-queries";
import { openMailServer } from "../testing/mail-server";
import { openSilentNetwork } from "../testing/silent-network";
import { startServer } from "../testing/start-server";
import { createTestDatabase } from "../testing/test-database";
import { enrolJobs, runIfDue } from "../workers/run-if-due";
import type { Mail } from "./mail";
import { queueMail } from "./queue-mail";

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function openServerDatabase() {
  const database = await createTestDatabase();
  cleaning.push(database.drop);
  return database.url;
}

/** A client of its own, as every process has one. */
async function connect(databaseUrl: string): Promise<PrismaClient> {
  const { db, close } = await openDatabase({ databaseUrl });
  cleaning.push(close);
  return db;
}

async function openMail(...manners: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...manners);
  cleaning.push(server.close);
  return server;
}

const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };
const idsOf = (messages: string[]) =>
  messages.map((text) => /^Message-ID: (\S+)/im.exec(text)?.[1]).sort();

test("several processes send each message once between them", async () => {
  const url = await openServerDatabase();
  const mail = await openMail();
  const processes = [await connect(url), await connect(url), await connect(url)];
  const now = new Date();
  const [first] = processes;
  if (!first) throw new Error("There is no process");
  for (let nr = 0; nr < 30; nr += 1) {
    const message = { kind: "test mail" as const, subject: `Message ${nr}`, text: "Hello" };
    await writing(first, (tx) => queueMail(tx, `rower-${nr}@row.example`, message, now));
  }
  const sent = await Promise.all(
    processes.map((db) => deliverDueMail(db, smtpTransport(mail.url), office, () => now)),
  );
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(new Set(idsOf(mail.messages)).size).toBe(30);
  expect(mail.messages).toHaveLength(30);
});

test("several processes hold one ceiling between them, and so does one that starts after them", async () => {
  const url = await openServerDatabase();
  const mail = await openMail();
  const processes = [await connect(url), await connect(url), await connect(url)];
  const [first] = processes;
  if (!first) throw new Error("There is no process");
  const now = new Date();
  for (let nr = 0; nr < 20; nr += 1) {
    const kind = nr % 2 ? "announcement" : "registration received";
    const message: Mail = { kind, subject: `Message ${nr}`, text: "Hello" };
    await writing(first, (tx) => queueMail(tx, `rower-${nr}@row.example`, message, now));
  }
  const limited = { ...office, limits: { unhurriedPerHour: 4, mailingsPerMinute: 3 } };
  const deliver = (db: PrismaClient, at: Date) =>
    deliverDueMail(db, smtpTransport(mail.url), limited, () => at);
  await Promise.all(processes.map((db) => deliver(db, now)));
  expect(mail.messages).toHaveLength(7);
  expect(await deliver(await connect(url), now)).toBe(0);
  expect(await deliver(await connect(url), addMinutes(now, 2))).toBe(3);
  expect(new Set(idsOf(mail.messages)).size).toBe(10);
});

test("a message that left while the database cannot be reached is noted as soon as it can", async () => {
  const network = await openSilentNetwork(await openServerDatabase());
  cleaning.push(network.close);
  const short = { connectMs: 500, silenceMs: 1_000 };
  const { db, close } = await openDatabase({ databaseUrl: network.url }, short);
  cleaning.push(close);
  const now = new Date();
  const message = { kind: "test mail" as const, subject: "Tide table", text: "High water at noon" };
  await writing(db, (tx) => queueMail(tx, "noor@row.example", message, now));
  const left: number[] = [];
  const transport = async ({ id }: { id: number }) => {
    left.push(id);
    network.fallSilent();
    setTimeout(network.heal, 2_000);
  };
  expect(await deliverDueMail(db, transport, office, () => now)).toBe(1);
  expect(await db.outboxMessage.findFirst()).toMatchObject({ id: left[0], sentAt: now });
  expect(left).toHaveLength(1);
});

test("several processes run a job once for its due time", async () => {
  const url = await openServerDatabase();
  const processes = [await connect(url), await connect(url), await connect(url)];
  const time = { now: () => new Date("2026-11-20T19:30:00Z"), momentOf: clubMomentAt };
  let runs = 0;
  const job = {
    name: "Count",
    rhythm: { everyMinutes: 30 },
    run: async () => {
      runs += 1;
      return "Counted";
    },
  };
  await Promise.all(processes.map((db) => enrolJobs(db, [job], time.now())));
  const fail = (error: unknown) => {
    throw error;
  };
  await Promise.all(processes.map((db) => runIfDue(db, job, time, fail)));
  expect(runs).toBe(1);
});

test("kill -9 in the middle of a message loses nothing, and its second try is the same message", async () => {
  const url = await openServerDatabase();
  const mail = await openMail("hang");
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-mail-"));
  cleaning.push(() => rm(folder, { recursive: true, force: true }));
  const server = await startServer({
    DATABASE_URL: url,
    SESSION_SECRET: "s".repeat(32),
    DATA_DIR: folder,
    SMTP_URL: mail.url,
  });
  cleaning.push(server.kill);
  const registration = {
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@row.example",
    phone: "250-555-0199",
    address: "1 Bay Street",
  };
  const answer = await fetch(`${server.origin}/api/members/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration),
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => mail.arrivals, { timeout: 30_000 }).toBe(1);
  await server.kill();

  const db = await connect(url);
  mail.manners = "accept";
  const later = new Date(Date.now() + 11 * 60_000);
  await deliverDueMail(db, smtpTransport(mail.url), office, () => later);
  const kept = await db.outboxMessage.findFirstOrThrow();
  expect(kept).toMatchObject({ attempts: 2, recipient: "noor@row.example" });
  expect(idsOf(mail.messages)).toEqual([
    `<${kept.id}.${kept.createdAt.getTime()}@willows.example>`,
  ]);
});
