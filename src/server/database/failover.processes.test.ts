import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes } from "date-fns";
import { afterEach, describe, expect, test } from "vitest";
import { installedPostgres } from "../../../scripts/find-postgres.mjs";
import { startCluster } from "../../../scripts/postgres-cluster.mjs";
import { addStandby } from "../../../scripts/postgres-standby.mjs";
import { ownView } from "../../shared/members/member-views";
import { smtpTransport } from "../delivery/mail-transports";
import { deliverDueMail } from "../delivery/outbox";
import {
  bookerEmail,
  bookUntilStopped,
  listBookedByLoad,
  signInToBook,
} from "../testing/booking-load";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openMailServer } from "../testing/mail-server";
import { openSilentNetwork } from "../testing/silent-network";
import { startServer } from "../testing/start-server";
import { openDatabase, type PrismaClient } from "./open-database";

const backWithinMs = 15_000;
// Two servers and two processes start; most of it is waiting where a machine is busy.
const longestMs = 300_000;
const installed = installedPostgres() !== undefined;
const name = installed ? "failover" : "failover, for which PostgreSQL is not installed here";

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

describe.skipIf(!installed)(name, () => {
  test("a club goes on by itself when its database fails over: no booking is lost, nobody is signed out, each message leaves once", {
    timeout: longestMs,
  }, async () => {
    const began = new Date();
    const { standby, network } = await openPair();
    const mail = await openMailServer();
    cleaning.push(mail.close);
    const processes = await startTwoProcesses({ DATABASE_URL: network.url, SMTP_URL: mail.url });
    const origins = processes.map(({ origin }) => origin);
    const stopProcesses = () => Promise.all(processes.map(({ stop }) => stop()));
    const clients = await Promise.all(origins.map(signInToBook));

    const load = bookUntilStopped(clients, { bearing: [503] });
    cleaning.push(load.abandon);
    await load.hear(5);
    standby.killPrimary();
    await load.hearTrouble();
    await standby.promote();
    network.leadTo(standby.url);
    const promotedAt = Date.now();
    await load.hear(5);
    expect(Date.now() - promotedAt).toBeLessThan(backWithinMs);
    await load.stop();

    for (const client of clients) {
      const { member } = (await client.get("/api/auth/me")).read(ownView);
      expect(member.email).toBe(bookerEmail);
    }
    const { db, close } = await openDatabase({ databaseUrl: standby.url });
    cleaning.push(close);
    expect(await listBookedByLoad(db)).toEqual(load.booked);
    await expectBooksAgree(db);

    const count = () => countFreeToLeave(db, addMinutes(promotedAt, 10));
    await expect.poll(count, { timeout: 60_000 }).toBe(0);
    await stopProcesses();
    const later = () => addMinutes(new Date(), 11);
    await deliverDueMail(db, smtpTransport(mail.url), office, later);
    const confirmed = await db.outboxMessage.findMany({
      where: { kind: "booking confirmed", createdAt: { gte: began } },
    });
    expect(confirmed).toHaveLength(load.booked.size);
    const arrived = mail.messages.map((text) => /^Message-ID: <(\d+)/im.exec(text)?.[1]);
    expect(new Set(arrived).size).toBe(arrived.length);
    expect(arrived).toEqual(expect.arrayContaining(confirmed.map(({ id }) => String(id))));
  });
});

const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };

/**
 * What could leave now. What a process took before the failover, and never heard that it had, stays
 * taken until `takenUntil`, and what its reader is told later waits behind it.
 */
async function countFreeToLeave(db: PrismaClient, takenUntil: Date) {
  const waiting = { sentAt: null, setAsideAt: null };
  const taken = await db.outboxMessage.findFirst({
    where: { ...waiting, attempts: { gt: 0 }, nextAttemptAt: { lte: takenUntil } },
    orderBy: { id: "asc" },
  });
  return db.outboxMessage.count({ where: { ...waiting, ...(taken && { id: { lt: taken.id } }) } });
}

/** A primary and its standby, reached by one address that somebody leads from one to the other. */
async function openPair() {
  const primary = await startCluster();
  if (!primary) throw new Error("PostgreSQL is installed and does not start.");
  cleaning.push(primary.stop);
  const standby = await addStandby(primary);
  cleaning.push(standby.stop);
  const network = await openSilentNetwork(primary.url);
  cleaning.push(network.close);
  return { standby, network };
}

async function startTwoProcesses(settings: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-failover-"));
  cleaning.push(() => rm(folder, { recursive: true, force: true }));
  const processes = [];
  for (const DATA_DIR of ["first", "second"].map((name) => path.join(folder, name))) {
    const server = await startServer({
      ...settings,
      DATA_DIR,
      DEMO: "1",
      SESSION_SECRET: "s".repeat(32),
      LOG_LEVEL: "silent",
    });
    cleaning.push(server.stop);
    processes.push(server);
  }
  return processes;
}
