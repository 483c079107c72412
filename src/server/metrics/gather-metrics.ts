import { differenceInSeconds } from "date-fns";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { newestBackupAt } from "../backups/nightly-backup";
import type { PrismaClient } from "../database/open-database";
import type { Connections } from "../database/opened";
import { countFailedMail } from "../delivery/outbox-queries";
import { countOpenIncidents } from "../incidents/incident-queries";
import { kindsInTurn } from "../mail/mail-order";
import type { Clock } from "../time/clock";

/** What the figures are taken from. */
export interface Measured {
  db: PrismaClient;
  clock: Clock;
  /** undefined on the embedded database, which has one connection */
  connections: (() => Connections) | undefined;
  /** undefined where no backups are written */
  backupDir: string | undefined;
}

/**
 * An answer that was given. `route` is its pattern, not its path: a series of figures for each
 * booking's number would never end.
 */
interface Answered {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** Hears of each answer, for the figures. */
export type HearAnswer = (answer: Answered) => void;

/**
 * The process's figures: how requests go, whether mail, jobs and the database keep up, and whether a
 * boat is looked for.
 */
export function gatherMetrics({ db, clock, connections, backupDir }: Measured) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchOutbox(db, clock, registry);
  watchJobs(db, clock, registry);
  watchIncidents(db, clock, registry);
  if (backupDir) watchBackups(backupDir, clock, registry);
  if (connections) watchConnections(connections, registry);
  return { registry, hearAnswer: timeRequests(registry) };
}

function timeRequests(registry: Registry): HearAnswer {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds from a request's first byte to its answer's last",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  return ({ seconds, ...labels }) => duration.observe(labels, seconds);
}

function watchOutbox(db: PrismaClient, clock: Clock, registry: Registry) {
  const waits = { sentAt: null, setAsideAt: null };
  new Gauge({
    name: "slipway_outbox_waiting",
    help: "Messages that wait to be sent",
    registers: [registry],
    async collect() {
      this.set(await db.outboxMessage.count({ where: waits }));
    },
  });
  new Gauge({
    name: "slipway_outbox_set_aside",
    help: "Messages that did not leave and are tried no more, without those kept as files or dropped",
    registers: [registry],
    async collect() {
      this.set(await countFailedMail(db));
    },
  });
  new Gauge({
    name: "slipway_outbox_oldest_seconds",
    help: "How long the oldest message that waits has waited, without what waits for its turn",
    registers: [registry],
    async collect() {
      const oldest = await db.outboxMessage.findFirst({
        where: { ...waits, NOT: { kind: { in: [...kindsInTurn] }, attempts: 0 } },
        orderBy: { createdAt: "asc" },
        select: { createdAt: true },
      });
      this.set(oldest ? differenceInSeconds(clock.now(), oldest.createdAt) : 0);
    },
  });
}

function watchIncidents(db: PrismaClient, clock: Clock, registry: Registry) {
  new Gauge({
    name: "slipway_incidents_open",
    help: "Boats that are looked for, acknowledged or not",
    registers: [registry],
    async collect() {
      this.set(await countOpenIncidents(db, clock.now()));
    },
  });
}

function watchJobs(db: PrismaClient, clock: Clock, registry: Registry) {
  new Gauge({
    name: "slipway_job_late_seconds",
    help: "For how long a job has been due",
    labelNames: ["job"],
    registers: [registry],
    async collect() {
      const at = clock.now();
      for (const { name, dueAt } of await db.job.findMany())
        this.set({ job: name }, Math.max(0, differenceInSeconds(at, dueAt)));
    },
  });
  new Gauge({
    name: "slipway_job_failed",
    help: "1 where a job's last run failed",
    labelNames: ["job"],
    registers: [registry],
    async collect() {
      for (const { name, failed } of await db.job.findMany())
        this.set({ job: name }, failed ? 1 : 0);
    },
  });
}

function watchBackups(folder: string, clock: Clock, registry: Registry) {
  new Gauge({
    name: "slipway_backup_age_seconds",
    help: "How long ago the newest whole backup was written; infinite where there is none",
    registers: [registry],
    async collect() {
      const newest = await newestBackupAt(folder);
      this.set(newest ? differenceInSeconds(clock.now(), newest) : Number.POSITIVE_INFINITY);
    },
  });
}

function watchConnections(connections: () => Connections, registry: Registry) {
  new Gauge({
    name: "slipway_database_connections",
    help: "Connections to the database in use and idle, and calls that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
