import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import type { DemoName } from "../env";
import type { Moment } from "../time/moment";
import { type ClubFacts, elbeFacts, willowsFacts } from "./club-facts";
import { elbeFilledAt, freshDemo } from "./filled-demo";
import { closeContexts, sharedBrowser } from "./launch-browser";
import { landOverdueBoats, openBrowser } from "./open-as";
import { serveDemo } from "./serve-demo";
import { TestClock } from "./test-clock";

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
  let closeDemo: (() => Promise<void>) | undefined;
  let demo: TimedDemo | undefined;

  beforeAll(async () => {
    const filled = await freshDemo(elbeOn);
    const { name, db } = filled;
    const clock = new TestClock(elbeOn ? elbeFilledAt(elbeOn) : new Date());
    const { server, services, close } = await serveDemo(filled, clock);
    const browser = await sharedBrowser();
    closeDemo = async () => {
      await closeContexts(browser);
      await close();
    };
    // It depends on the hour which boat the demo club misses, and which others are out.
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

  afterAll(() => closeDemo?.());

  return () => {
    if (!demo) throw new Error("The demo club is open only while tests run.");
    return demo;
  };
}
