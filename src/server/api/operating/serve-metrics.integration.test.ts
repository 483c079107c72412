import { once } from "node:events";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes } from "date-fns";
import { afterEach, expect, test } from "vitest";
import { Reach } from "../../database/out-of-reach";
import { WrongSetting } from "../../env";
import { raiseAlarms } from "../../incidents/raise-alarms";
import { clubJobs } from "../../jobs/club-jobs";
import { gatherMetrics } from "../../metrics/gather-metrics";
import { projectRoot } from "../../project-root";
import { buildTestApp } from "../../testing/build-test-app";
import { openTestClub } from "../../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, switchLogOn } from "../../testing/outing-log";
import { testMoment } from "../../testing/test-moment";
import { serveMetrics } from "./serve-metrics";

const club = openTestClub();
const anyPort = { metricsPort: 0, metricsHost: "127.0.0.1" };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Seen {
  connections?: () => { busy: number; idle: number; waiting: number };
  backupDir?: string;
}

async function openMeasured({ connections, backupDir }: Seen = {}) {
  const { services, clock } = club();
  const { registry, hearAnswer } = gatherMetrics({
    db: services.db,
    clock,
    connections,
    backupDir,
  });
  const app = await buildTestApp(services, { hearAnswer });
  const board = await serveMetrics(registry, anyPort);
  closing.push(
    () => app.close(),
    () => board.close(),
  );
  const read = async () => (await fetch(`${board.listeningOrigin}/metrics`)).text();
  return { app, read, origin: board.listeningOrigin };
}

test("counts messages that were given up, and boats that are looked for until they land", async () => {
  const { services, clock, boats } = club();
  const mail = { kind: "test", recipient: "a@b.example", subject: "s", text: "t" };
  const setAsideAt = clock.now();
  await services.db.outboxMessage.createMany({
    data: [
      { ...mail, setAsideAt },
      { ...mail, setAsideAt, kept: true },
      { ...mail, setAsideAt, droppedFor: "past" },
    ],
  });
  await switchLogOn(club());
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, boats.solo.id, "06:00");
  clockAt(club(), "06:04");
  outingIn(await logOf(sam).launch(id));
  const { read } = await openMeasured();
  expect(await read()).toContain("slipway_incidents_open 0\n");
  clockAt(club(), "08:30");
  await raiseAlarms(services.db, () => {}, testMoment(clock.now()));
  const figures = await read();
  expect(figures).toContain("slipway_incidents_open 1\n");
  expect(figures).toContain("slipway_outbox_set_aside 1\n");
  outingIn(await logOf(sam).land(id));
  expect(await read()).toContain("slipway_incidents_open 0\n");
});

test("counts answers by route, without anybody's number or name in a label", async () => {
  const { app, read } = await openMeasured();
  for (const id of [1, 2, 999_999]) await app.inject(`/api/boats/${id}`);
  const figures = await read();
  expect(figures).toContain('route="/api/boats/:id"');
  expect(figures).not.toContain("boats/999999");
  expect(figures).toContain("nodejs_eventloop_lag_seconds");
});

test("says how long mail and jobs have waited, and how the database's connections are used", async () => {
  const { services, clock } = club();
  const at = clock.now();
  await services.db.outboxMessage.create({
    data: {
      kind: "test",
      recipient: "a@b.example",
      subject: "s",
      text: "t",
      createdAt: addMinutes(at, -7),
    },
  });
  const inTurn = { kind: "announcement", recipient: "b@b.example", subject: "s", text: "t" };
  await services.db.outboxMessage.create({ data: { ...inTurn, createdAt: addMinutes(at, -70) } });
  await services.db.job.createMany({
    data: [
      { name: "late", dueAt: addMinutes(at, -2), failed: true },
      { name: "early", dueAt: addMinutes(at, 2) },
    ],
  });
  const { read } = await openMeasured({
    connections: () => ({ busy: 3, idle: 1, waiting: 2 }),
  });
  const figures = await read();
  expect(figures).toContain("slipway_outbox_waiting 2");
  expect(figures).toContain("slipway_outbox_oldest_seconds 420");
  expect(figures).toContain('slipway_job_late_seconds{job="late"} 120');
  expect(figures).toContain('slipway_job_late_seconds{job="early"} 0');
  expect(figures).toContain('slipway_job_failed{job="late"} 1');
  expect(figures).toContain('slipway_database_connections{state="waiting"} 2');
});

test("says how old the newest backup is, and that there is none", async () => {
  const backupDir = await mkdtemp(path.join(tmpdir(), "slipway-metrics-"));
  closing.push(() => rm(backupDir, { recursive: true }));
  const { read } = await openMeasured({ backupDir });
  expect(await read()).toContain("slipway_backup_age_seconds +Inf");
  const file = path.join(backupDir, "slipway-2026-11-20.gz");
  await writeFile(file, "");
  const written = addMinutes(club().clock.now(), -90);
  await utimes(file, written, written);
  expect(await read()).toContain("slipway_backup_age_seconds 5400");
});

test("shows every figure that the alert rules and the dashboard go by", async () => {
  const { read } = await openMeasured({
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    backupDir: tmpdir(),
  });
  const figures = await read();
  for (const name of ["alerts.yaml", "dashboard.json"]) {
    const text = await readFile(path.join(projectRoot, "scripts/deploy", name), "utf8");
    const asked = text.match(/\b(?:slipway|http|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThanOrEqual(8);
    for (const figure of asked) {
      expect(figures).toContain(`# TYPE ${figure.replace(/_(?:count|bucket)$/, "")} `);
    }
  }
  const rules = await readFile(path.join(projectRoot, "scripts/deploy/alerts.yaml"), "utf8");
  const reach = new Reach(() => {});
  const jobs = clubJobs({ ...club().services, reach, weatherUrl: "http://127.0.0.1" }, () => {});
  for (const [, job] of rules.matchAll(/exported_job="([^"]+)"/g))
    expect(jobs.map(({ name }) => name)).toContain(job);
});

test("shows nothing else there, and nothing of it at the club's own address", async () => {
  const { app, origin } = await openMeasured();
  expect((await fetch(`${origin}/api/boats`)).status).toBe(404);
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("refuses a port that is taken", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  closing.push(async () => taken.close());
  const address = taken.address();
  const metricsPort = typeof address === "object" && address ? address.port : 0;
  const { services, clock } = club();
  const { registry } = gatherMetrics({
    db: services.db,
    clock,
    connections: undefined,
    backupDir: undefined,
  });
  await expect(serveMetrics(registry, { ...anyPort, metricsPort })).rejects.toThrow(WrongSetting);
});
