import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { systemClock } from "../time/clock";
import { freshDemo } from "./filled-demo";
import { closeContexts, sharedBrowser } from "./launch-browser";
import { type ServedDemo, serveDemo } from "./serve-demo";

/** The demo club behind the built pages, and a browser to see it in. */
export interface DemoClub extends Pick<ServedDemo, "server" | "forecast"> {
  browser: Browser;
}

/** Opens the demo club as on its first day, and closes at the end what tests left open. */
export function openDemoClub(): () => DemoClub {
  let club: (DemoClub & ServedDemo) | undefined;

  beforeAll(async () => {
    const served = await serveDemo(await freshDemo(), systemClock);
    club = { ...served, browser: await sharedBrowser() };
  });

  beforeEach(() => {
    if (!club) return;
    club.forecast.mood = "fair";
    club.forecast.asked.length = 0;
  });

  afterAll(async () => {
    if (!club) return;
    await closeContexts(club.browser);
    await club.close();
  });

  return () => {
    if (!club) throw new Error("The demo club is open only while tests run.");
    return club;
  };
}
