import { once } from "node:events";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes } from "date-fns";
import { afterEach, expect, test } from "vitest";
import { WrongSetting } from "../../env";
import { gatherMetrics } from "../../metrics/gather-metrics";
import { buildTestApp } from "../../testing/build-test-app";
import { openTestClub } from "../../testing/open-test-club";
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
  expect(figures).toContain("slipway_outbox_waiting 1");
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
