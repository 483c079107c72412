import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { type ForecastStandIn, startForecast } from "./forecast-stand-in";
import { closeContexts, sharedBrowser } from "./launch-browser";
import { type SpawnedServer, spawnServer } from "./spawn-server";

/** The demo club as the built server serves it to the tests of one file, and a browser to see it in. */
export interface DemoClub {
  browser: Browser;
  server: SpawnedServer;
  forecast: ForecastStandIn;
}

/** Opens the demo club as on its first day, and closes at the end what tests left open. */
export function openDemoClub(): () => DemoClub {
  let club: DemoClub | undefined;

  beforeAll(async () => {
    const forecast = await startForecast();
    const server = await spawnServer({ WEATHER_URL: forecast.url }, inject("demoData"));
    club = { browser: await sharedBrowser(), server, forecast };
  });

  beforeEach(() => {
    if (!club) return;
    club.forecast.mood = "fair";
    club.forecast.asked.length = 0;
  });

  afterAll(async () => {
    if (!club) return;
    await closeContexts(club.browser);
    await club.server.stop();
    await club.forecast.stop();
  });

  return () => {
    if (!club) throw new Error("The demo club is open only while tests run.");
    return club;
  };
}
