import { addMinutes } from "date-fns";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { watchConnections } from "../../src/server/api/http/close-connections";
import { ChangeFeed } from "../../src/server/changes/change-feed";
import { openClient } from "../../src/server/database/open-client";
import type { PrismaClient } from "../../src/server/database/open-database";
import { Reach } from "../../src/server/database/out-of-reach";
import { startMailWorker } from "../../src/server/delivery/mail-worker";
import { deliverDueMail } from "../../src/server/delivery/outbox";
import { clubJobs } from "../../src/server/jobs/club-jobs";
import { startJobs } from "../../src/server/jobs/start-jobs";
import { clubMomentAt } from "../../src/server/settings/profile-queries";
import { buildTestApp, testServices } from "../../src/server/testing/build-test-app";
import type { PaypalStandIn } from "../../src/server/testing/paypal-stand-in";
import { injecting, type Send } from "../../src/server/testing/test-client";
import type { TestClock } from "../../src/server/testing/test-clock";
import type { Clock } from "../../src/server/time/clock";
import type { Job } from "../../src/server/workers/job";
import { enrolJobs, type JobTime, runIfDue } from "../../src/server/workers/run-if-due";
import type { DatabaseHost } from "./database-host";
import type { PostOffice } from "./post-office";
import { BadLuck, trouble } from "./troubled-database";

/** What all processes of a club have in common. */
export interface Surroundings {
  host: DatabaseHost;
  /** the right time */
  clock: TestClock;
  paypal: PaypalStandIn;
  post: PostOffice;
  /** hears of what a job or the mail could not do */
  onError: (error: unknown) => void;
}

/** One process of the club: the real app on its own connections, with its own clock and bad luck. */
export interface ClubProcess {
  luck: BadLuck;
  clock: Clock & { wrongByMinutes: number };
  /** what it wrote down last of what failed */
  log: { last: string };
  /** settles when the process is killed; whoever waits for its answer waits for nothing */
  killed: Promise<void>;
  /** somebody's way to it; `address` is theirs */
  send: (address: string) => Send;
  /** does what is due, and sends the mail that is */
  work: () => Promise<void>;
  kill: () => Promise<void>;
  /** as on SIGTERM, in the middle of its work */
  stop: () => Promise<void>;
}

const office = {
  publicUrl: "https://club.example",
  mailFrom: undefined,
  linkSecret: "test-secret-for-links",
};
const noForecast = "http://127.0.0.1:1/forecast";

export async function startClubProcess(around: Surroundings): Promise<ClubProcess> {
  const { host, paypal, post, onError } = around;
  const sender = post.sender();
  const luck = new BadLuck(async (kind) => {
    sender.excuse();
    await way.strike(kind);
    if (kind === "kill") end();
  });
  const way = await host.open(() => luck.atWrite());
  let end = () => {};
  const killed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const clock = ownClock(around.clock);
  const db = openClient(trouble(way.adapter, luck));
  const gateway = paypal.gateway();
  const services = { ...testServices(db, around.clock), clock, gateway, weatherUrl: noForecast };
  const jobs = clubJobs({ ...services, reach: new Reach(() => {}) }, onError);
  const log = { last: "" };
  const logger = pino({ level: "error" }, { write: (line) => Object.assign(log, { last: line }) });
  const app = await buildTestApp(services, { logger });
  const time = { now: clock.now, momentOf: clubMomentAt };
  await enrolJobs(db, jobs, clock.now());

  const work = async () => {
    for (const job of jobs) await runIfDue(db, job, time, onError);
    await deliverDueMail(db, sender.transport, office, clock.now);
  };
  return {
    luck,
    clock,
    log,
    killed,
    send: (address) => injecting(app, address),
    work: () => Promise.race([work().catch(onError), killed]),
    kill: async () => {
      luck.gone = true;
      sender.excuse();
      await way.strike("kill");
      end();
    },
    stop: async () => {
      await stopInTheMiddle(app, jobs, { db, time, transport: sender.transport, onError });
      await db.$disconnect();
      await way.close();
    },
  };
}

const ownClock = (right: TestClock) => {
  const clock = {
    wrongByMinutes: 0,
    now: () => addMinutes(right.now(), clock.wrongByMinutes),
  };
  return clock;
};

// The parts stop in the order in which `main.ts` stops them.
async function stopInTheMiddle(
  app: FastifyInstance,
  jobs: Job[],
  services: {
    db: PrismaClient;
    time: JobTime;
    transport: Parameters<typeof startMailWorker>[1];
    onError: (error: unknown) => void;
  },
) {
  const { db, time, transport, onError } = services;
  const closeConnections = watchConnections(app);
  const mail = startMailWorker(db, transport, office, time.now, new ChangeFeed(), onError);
  const chores = startJobs(db, jobs, time, { onRan: mail.nudge, onError });
  await Promise.all([closeConnections(), chores.stop(), mail.stop()]);
}
