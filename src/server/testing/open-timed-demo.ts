import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { type ClockTime, readTimesAs } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { Services } from "../api/context";
import { openDatabase, type PrismaClient } from "../database/open-database";
import type { DemoName } from "../env";
import { prepareClub } from "../prepare-club";
import { clubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { buildTestApp, testServices } from "./build-test-app";
import { type ClubFacts, elbeFacts, elbesSister, willowsFacts } from "./club-facts";
import { startForecast } from "./forecast-stand-in";
import { closeContexts, sharedBrowser } from "./launch-browser";
import { openMigratedDatabase } from "./migrated-database";
import { landOverdueBoats, openBrowser } from "./open-as";
import { TestClock } from "./test-clock";
import { testMoment } from "./test-moment";

/** A demo club behind the built pages, on its second day whenever a test runs. */
export interface TimedDemo extends ClubFacts {
  name: DemoName;
  browser: Browser;
  server: { origin: string };
  db: PrismaClient;
  clock: TestClock;
  /** its second day */
  day: string;
  /** a browser of somebody's own */
  open: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** sets the clocks of the club and of every open browser on the second day */
  itIs: (time: ClockTime) => Promise<void>;
  /** an instant of the second day */
  instantOf: (time: ClockTime) => Date;
  /** what it is now at the club */
  moment: () => Moment;
}

/** Opens it for the tests of one file: Willows whenever they run, or Elbe with this second day. */
export function openTimedDemo(elbeOn?: ClubDate): () => TimedDemo {
  const closing: (() => Promise<unknown>)[] = [];
  let demo: TimedDemo | undefined;

  beforeAll(async () => {
    const { db, clock, close } = await (elbeOn ? fillElbe(addDays(elbeOn, -1)) : copyWillows());
    closing.push(close);
    const name = elbeOn ? "elbe" : "willows";
    const forecast = await startForecast(clock);
    closing.push(forecast.stop);
    const services: Services = {
      ...testServices(db, clock),
      weatherUrl: forecast.url,
      demo: name,
    };
    await services.profile.readAgain();
    closing.push(async () => readTimesAs(documentedProfile));
    const app = await buildTestApp(services, { pages: "built" });
    closing.push(() => app.close());
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const browser = await sharedBrowser();
    closing.push(() => closeContexts(browser));
    // It depends on the hour which boat the demo club misses, and which others are out.
    const server = { origin };
    await landOverdueBoats({ browser, server, name });
    const landed = { landedAt: clock.now(), landHeardAt: clock.now() };
    await db.outing.updateMany({ where: { landedAt: null }, data: landed });
    const opened = services.profile.momentAt(clock.now());
    const day = addDays(opened.now.today, 1);
    const instantOf = (time: ClockTime) => opened.clock.instantOf(day, time);
    demo = {
      ...(elbeOn ? elbeFacts : willowsFacts),
      name,
      browser,
      server,
      db,
      clock,
      day,
      open: (options) => openBrowser({ browser, server, clock }, options),
      itIs: async (time) => {
        clock.set(instantOf(time));
        for (const context of browser.contexts()) await context.clock.setFixedTime(clock.now());
      },
      instantOf,
      moment: () => services.profile.momentAt(clock.now()),
    };
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  return () => {
    if (!demo) throw new Error("The demo club is open only while tests run.");
    return demo;
  };
}

async function copyWillows() {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-timed-demo-"));
  await cp(inject("demoData"), folder, { recursive: true });
  const { db, close } = await openDatabase({ embeddedIn: path.join(folder, "database") });
  const clock = new TestClock(new Date());
  return {
    db,
    clock,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillElbe(on: ClubDate) {
  const { db, close } = await openMigratedDatabase(inject("migratedDatabase"));
  const clock = new TestClock(clubClock("Europe/Berlin").instantOf(on, "12:40"));
  const settings = { demo: "elbe", firstAdmin: undefined } as const;
  await prepareClub(db, settings, testMoment(clock.now()));
  await db.boat.create({ data: elbesSister });
  return { db, clock, close };
}
