import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { addDays } from "../../shared/time/club-dates";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { buildTestApp, testServices } from "./build-test-app";
import { closeContexts, sharedBrowser } from "./launch-browser";
import { landOverdueBoats } from "./open-as";
import { TestClock } from "./test-clock";
import { clubInstant, testMoment } from "./test-moment";

/** The demo club behind the built pages, on its second day whenever a test runs. */
export interface TimedDemo {
  db: PrismaClient;
  clock: TestClock;
  /** its second day */
  day: string;
  /** a browser of somebody's own */
  open: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** sets the clocks of the club and of every open browser on the second day */
  itIs: (time: string) => Promise<void>;
}

/** Opens it for the tests of one file. */
export function openTimedDemo(): () => TimedDemo {
  const closing: (() => Promise<unknown>)[] = [];
  let demo: TimedDemo | undefined;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "slipway-timed-demo-"));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    await cp(inject("demoData"), folder, { recursive: true });
    const { db, close } = await openDatabase({ embeddedIn: path.join(folder, "database") });
    closing.push(close);
    const clock = new TestClock(new Date());
    const app = await buildTestApp(testServices(db, clock), { pages: "built" });
    closing.push(() => app.close());
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const browser = await sharedBrowser();
    closing.push(() => closeContexts(browser));
    // It depends on the hour which boat the demo club misses, and which others are out.
    await landOverdueBoats({ browser, server: { origin } });
    const landed = { landedAt: clock.now(), landHeardAt: clock.now() };
    await db.outing.updateMany({ where: { landedAt: null }, data: landed });
    const day = addDays(testMoment(clock.now()).now.today, 1);
    demo = { db, clock, day, ...timed(browser, origin, clock, day) };
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  return () => {
    if (!demo) throw new Error("The demo club is open only while tests run.");
    return demo;
  };
}

const timed = (browser: Browser, origin: string, clock: TestClock, day: string) => ({
  open: async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: origin, ...options });
    await context.clock.setFixedTime(clock.now());
    return context;
  },
  itIs: async (time: string) => {
    clock.set(clubInstant(day, time));
    for (const context of browser.contexts()) await context.clock.setFixedTime(clock.now());
  },
});
