import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { addSeconds } from "date-fns";
import type { Clock } from "../time/clock";

type ForecastMood = WeatherMood | "yesterday's" | "nonsense" | "web page" | "silent";

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
const forecastAt = (now: Date) => ({
  utc_offset_seconds: offsetSeconds,
  current_weather: {
    temperature: 8.6,
    windspeed: 15.4,
    winddirection: 225,
    weathercode: 2,
    is_day: 1,
    time: addSeconds(now, offsetSeconds - 300)
      .toISOString()
      .slice(0, 16),
  },
  hourly: { relativehumidity_2m: [81], visibility: [24140] },
});

/** Starts one that knows the hour from this clock. */
export async function startForecast(
  clock: Clock = { now: () => new Date() },
): Promise<ForecastStandIn> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", standIn.url);
    standIn.asked.push(asked);
    response.setHeader("access-control-allow-origin", "*");
    answers[standIn.mood](response, asked, clock.now());
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

/** What the weather is like while the service answers as it should. */
const weather = {
  fair: {},
  gusty: { wind_gusts_10m: 46 },
  thunder: { weather_code: 95, weathercode: 95 },
  fog: { visibility: 400, weather_code: 45, weathercode: 45 },
  frost: { temperature_2m: -2 },
  "missing hours": {},
} as const;
type WeatherMood = keyof typeof weather;

/** Every hour's values under each name that the service knows for them. */
const fairHour: Record<string, number> = {
  temperature_2m: 8.6,
  windspeed_10m: 15.4,
  wind_speed_10m: 15.4,
  wind_gusts_10m: 24.1,
  winddirection_10m: 225,
  visibility: 24140,
  weathercode: 2,
  weather_code: 2,
};

const daySeconds = 86_400;

/** What was asked for, the same hour after hour of the days of UTC; `daysLate` days before them. */
function forecastOf(asked: URL, mood: WeatherMood, daysLate = 0) {
  const dayOf = (name: string) =>
    Date.parse(`${asked.searchParams.get(name)}T00:00:00Z`) / 1000 - daysLate * daySeconds;
  const first = dayOf("start_date");
  const count = (dayOf("end_date") + daySeconds - first) / 3600;
  const all = Array.from({ length: count }, (_, n) => first + n * 3600);
  const time = mood === "missing hours" ? all.filter((at) => !isLeftOut(at)) : all;
  const values: Record<string, number> = { ...fairHour, ...weather[mood] };
  const columns = asked.searchParams.get("hourly")?.split(",") ?? [];
  return {
    hourly: {
      time,
      ...Object.fromEntries(columns.map((name) => [name, time.map(() => values[name])])),
    },
  };
}

/** 7 to 8 AM by the club's clock. */
const isLeftOut = (at: number) => (at / 3600) % 24 === 14;

function send(response: ServerResponse, answer: object) {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(answer));
}

type Answer = (response: ServerResponse, asked: URL, now: Date) => void;

const inWeather =
  (mood: WeatherMood): Answer =>
  (response, asked, now) =>
    send(
      response,
      asked.searchParams.has("start_date") ? forecastOf(asked, mood) : forecastAt(now),
    );

const answers: Record<ForecastMood, Answer> = {
  fair: inWeather("fair"),
  gusty: inWeather("gusty"),
  thunder: inWeather("thunder"),
  fog: inWeather("fog"),
  frost: inWeather("frost"),
  "missing hours": inWeather("missing hours"),
  "yesterday's": (response, asked) => send(response, forecastOf(asked, "fair", 1)),
  nonsense: (response, asked) => {
    const { hourly } = forecastOf(asked, "fair");
    send(response, { hourly: { ...hourly, wind_speed_10m: hourly.time.map(() => -7) } });
  },
  "web page": (response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Please sign in to the harbour's network</title>");
  },
  silent: () => {},
};
