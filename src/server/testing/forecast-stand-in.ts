import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

type ForecastMood = "fair" | "web page" | "silent";

/** A forecast service of our own, in the place of the public one. */
export interface ForecastStandIn {
  url: string;
  /** what was asked, in order */
  asked: URL[];
  /** how it answers from now on */
  mood: ForecastMood;
  stop: () => Promise<void>;
}

const offsetSeconds = -25_200;

/** Measured five minutes ago. */
const forecast = () => ({
  utc_offset_seconds: offsetSeconds,
  current_weather: {
    temperature: 8.6,
    windspeed: 15.4,
    winddirection: 225,
    weathercode: 2,
    is_day: 1,
    time: new Date(Date.now() + (offsetSeconds - 300) * 1000).toISOString().slice(0, 16),
  },
  hourly: { relativehumidity_2m: [81], visibility: [24140] },
});

export async function startForecast(): Promise<ForecastStandIn> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", standIn.url);
    standIn.asked.push(asked);
    response.setHeader("access-control-allow-origin", "*");
    answers[standIn.mood](response, asked);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const standIn: ForecastStandIn = {
    url: `http://127.0.0.1:${port}/v1/forecast`,
    asked: [],
    mood: "fair",
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return standIn;
}

/** The same hour after hour of a day, for whoever asks for one. */
function forecastOf(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  const each = <T>(value: (hour: number) => T) => Array.from({ length: 24 }, (_, n) => value(n));
  return {
    hourly: {
      time: each((hour) => midnight + hour * 3600),
      temperature_2m: each(() => 8.6),
      windspeed_10m: each(() => 15.4),
      winddirection_10m: each(() => 225),
      weathercode: each(() => 2),
    },
  };
}

const answers: Record<ForecastMood, (response: ServerResponse, asked: URL) => void> = {
  fair: (response, asked) => {
    const day = asked.searchParams.get("start_date");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(day ? forecastOf(day) : forecast()));
  },
  "web page": (response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Please sign in to the harbour's network</title>");
  },
  silent: () => {},
};
