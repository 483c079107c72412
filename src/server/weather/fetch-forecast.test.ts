import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { OutOfReach } from "../database/out-of-reach";
import { type ForecastStandIn, startForecast } from "../testing/forecast-stand-in";
import { fridayNoon } from "../testing/test-clock";
import { testMoment } from "../testing/test-moment";
import { fetchForecast } from "./fetch-forecast";

const place = { latitude: 48.45, longitude: -123.3 };
const noonSeconds = Date.parse("2026-11-20T19:00:00Z") / 1000;

let service: ForecastStandIn;
beforeAll(async () => {
  service = await startForecast();
});
beforeEach(() => {
  service.mood = "fair";
  service.asked.length = 0;
});
afterAll(() => service.stop());

const hourOfNoon = async () => {
  const hours = await fetchForecast(service.url, place, testMoment(fridayNoon));
  return hours.find(({ at }) => at === noonSeconds);
};

test("asks in UTC for the club's today and three days after it, in the units of the limits", async () => {
  const hours = await fetchForecast(service.url, place, testMoment(fridayNoon));
  expect(Object.fromEntries(service.asked[0]?.searchParams ?? [])).toEqual({
    latitude: "48.45",
    longitude: "-123.3",
    hourly: "temperature_2m,wind_speed_10m,wind_gusts_10m,visibility,weather_code",
    wind_speed_unit: "kmh",
    temperature_unit: "celsius",
    timeformat: "unixtime",
    timezone: "UTC",
    start_date: "2026-11-20",
    end_date: "2026-11-24",
  });
  // Until the club closes on Monday, which is Tuesday in Greenwich.
  expect(hours.at(-1)?.at).toBeGreaterThanOrEqual(Date.parse("2026-11-24T05:00:00Z") / 1000);
});

test("of an evening that is tomorrow in Greenwich, the club's whole day is asked for", async () => {
  await fetchForecast(service.url, place, testMoment(new Date("2026-11-21T03:30:00Z")));
  expect(service.asked[0]?.searchParams.get("start_date")).toBe("2026-11-20");
});

test("an hour is told in km/h, degrees and kilometres, with when it was heard", async () => {
  expect(await hourOfNoon()).toEqual({
    at: noonSeconds,
    toldAt: fridayNoon.getTime() / 1000,
    windKmh: 15.4,
    gustKmh: 24.1,
    visibilityKm: 24.14,
    temperatureC: 8.6,
    code: 2,
  });
});

test.each([
  ["gusty", { gustKmh: 46 }],
  ["thunder", { code: 95 }],
  ["fog", { visibilityKm: 0.4, code: 45 }],
  ["frost", { temperatureC: -2 }],
] as const)("%s is told as it is", async (mood, values) => {
  service.mood = mood;
  expect(await hourOfNoon()).toMatchObject(values);
});

test("what the service leaves out is left out, and nothing is put in its place", async () => {
  service.mood = "missing hours";
  const hours = await fetchForecast(service.url, place, testMoment(fridayNoon));
  const sevenOnSaturday = Date.parse("2026-11-21T14:00:00Z") / 1000;
  expect(hours.map(({ at }) => at)).toContain(sevenOnSaturday + 3600);
  expect(hours.map(({ at }) => at)).not.toContain(sevenOnSaturday);
});

test.each([
  ["nonsense", "The answer is no forecast: hourly.wind_speed_10m.0"],
  ["web page", "not valid JSON"],
  ["yesterday's", "The forecast is of other days"],
] as const)("%s is no forecast", async (mood, sentence) => {
  service.mood = mood;
  await expect(fetchForecast(service.url, place, testMoment(fridayNoon))).rejects.toThrow(sentence);
});

test("whatever went wrong is one sentence that names the host, with the system's code", async () => {
  const { host } = new URL(service.url);
  service.mood = "web page";
  await expect(fetchForecast(service.url, place, testMoment(fridayNoon))).rejects.toThrow(
    new RegExp(`^No forecast from ${host}: `),
  );
  const url = await serve((_request, response) => response.writeHead(500).end());
  cleaning.splice(0).map((close) => close());
  const lost = fetchForecast(url, place, testMoment(fridayNoon));
  await expect(lost).rejects.toThrow(OutOfReach);
  await expect(lost).rejects.toThrow(/^No forecast from 127\.0\.0\.1:\d+: ECONNREFUSED$/);
});

test("a service that says nothing is given up", async () => {
  service.mood = "silent";
  await expect(fetchForecast(service.url, place, testMoment(fridayNoon), 50)).rejects.toThrow(
    "timeout",
  );
});

const cleaning: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean();
});

/** A service that answers like this. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleaning.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1/forecast`;
}

const one = {
  time: [noonSeconds],
  temperature_2m: [8],
  wind_speed_10m: [15],
  wind_gusts_10m: [20],
  visibility: [20_000],
  weather_code: [2],
};

test.each<[string, object]>([
  ["knots", { hourly: one, hourly_units: { wind_speed_10m: "kn" } }],
  ["columns of different lengths", { hourly: { ...one, visibility: [] } }],
  ["an hour twice", { hourly: { ...one, time: [noonSeconds, noonSeconds] } }],
  ["half an hour", { hourly: { ...one, time: [noonSeconds + 1800] } }],
  ["no gusts", { hourly: { ...one, wind_gusts_10m: undefined } }],
])("%s are refused", async (_what, answer) => {
  const url = await serve((_request, response) => response.end(JSON.stringify(answer)));
  await expect(fetchForecast(url, place, testMoment(fridayNoon))).rejects.toThrow(
    "The answer is no forecast",
  );
});

test("a value that the service does not know is null", async () => {
  const answer = { hourly: { ...one, visibility: [null] } };
  const url = await serve((_request, response) => response.end(JSON.stringify(answer)));
  expect(await fetchForecast(url, place, testMoment(fridayNoon))).toMatchObject([
    { windKmh: 15, visibilityKm: null },
  ]);
});

test("a service that fails, hangs up or sends on to another address is not followed", async () => {
  const answers: RequestListener[] = [
    (_request, response) => response.writeHead(500).end(),
    (request) => request.socket.destroy(),
    (_request, response) => response.writeHead(302, { location: service.url }).end(),
  ];
  for (const answer of answers) {
    await expect(
      fetchForecast(await serve(answer), place, testMoment(fridayNoon)),
    ).rejects.toThrow();
  }
  expect(service.asked).toEqual([]);
});
