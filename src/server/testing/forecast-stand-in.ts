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

const forecast = {
  current_weather: {
    temperature: 8.6,
    windspeed: 15.4,
    winddirection: 225,
    weathercode: 2,
    is_day: 1,
    time: "2026-11-20T12:00",
  },
  hourly: { relativehumidity_2m: [81], visibility: [24140] },
};

export async function startForecast(): Promise<ForecastStandIn> {
  const server = createServer((request, response) => {
    standIn.asked.push(new URL(request.url ?? "/", standIn.url));
    response.setHeader("access-control-allow-origin", "*");
    answers[standIn.mood](response);
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

const answers: Record<ForecastMood, (response: ServerResponse) => void> = {
  fair: (response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(forecast));
  },
  "web page": (response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Please sign in to the harbour's network</title>");
  },
  silent: () => {},
};
