import type { Services } from "../api/context";
import type { Clock } from "../time/clock";
import { buildTestApp, testServices } from "./build-test-app";
import type { FilledDemo } from "./filled-demo";
import { type ForecastStandIn, startForecast } from "./forecast-stand-in";

/** A demo club behind the built pages, on a port of this process. */
export interface ServedDemo {
  server: { origin: string };
  services: Services;
  forecast: ForecastStandIn;
  close: () => Promise<void>;
}

/** Serves it by an app of its own, which keeps nothing of what another app has read. */
export async function serveDemo({ name, db }: FilledDemo, clock: Clock): Promise<ServedDemo> {
  const forecast = await startForecast(clock);
  const services: Services = { ...testServices(db, clock), weatherUrl: forecast.url, demo: name };
  await services.profile.readAgain();
  const app = await buildTestApp(services, { pages: "built" });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    server: { origin },
    services,
    forecast,
    close: async () => {
      await app.close();
      await forecast.stop();
    },
  };
}
