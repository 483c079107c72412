import { describe, expect, it } from "vitest";
import { hourForecastAddress, readHourForecast } from "./hour-forecast";

// 9:30 AM at the club on 2026-11-28, in seconds of UTC, and the hour it falls in.
const start = Date.parse("2026-11-28T16:30:00Z") / 1000;
const hour = start - 1800;

const answer = {
  hourly: {
    time: [hour - 3600, hour, hour + 3600],
    temperature_2m: [4, 5.6, 6],
    windspeed_10m: [8, 12.2, 20],
    winddirection_10m: [90, 180, 270],
    weathercode: [0, 61, 3],
  },
};

it("asks for the hours of that day in UTC, whatever zone the service believes the club in", () => {
  const place = { latitude: 48.4496, longitude: -123.3026 };
  const { origin, searchParams } = new URL(
    hourForecastAddress("https://forecast.example/v1/forecast", place, start),
  );
  expect(origin).toBe("https://forecast.example");
  expect(Object.fromEntries(searchParams)).toEqual({
    latitude: "48.4496",
    longitude: "-123.3026",
    hourly: "temperature_2m,windspeed_10m,winddirection_10m,weathercode",
    timeformat: "unixtime",
    timezone: "UTC",
    start_date: "2026-11-28",
    end_date: "2026-11-28",
  });
});

describe("the forecast of an hour", () => {
  it("is that of the hour a start falls in", () => {
    expect(readHourForecast(answer, start)).toEqual({
      temperatureC: 5.6,
      windKmh: 12.2,
      windDegrees: 180,
      code: 61,
      humidityPercent: null,
    });
  });

  it.each([
    ["of other hours only", { hourly: { ...answer.hourly, time: [hour + 86_400] } }],
    ["without wind", { hourly: { ...answer.hourly, windspeed_10m: [null, null, null] } }],
    ["that is none", { error: true, reason: "start_date is out of range" }],
    ["that is a sentence", "Please sign in"],
  ])("is not known from an answer %s", (_, other) => {
    expect(readHourForecast(other, start)).toBeNull();
  });
});
