import { describe, expect, it } from "vitest";
import { forecastAddress, readForecast } from "./weather-reading";

const forecast = {
  utc_offset_seconds: -25200,
  current_weather: {
    temperature: 8.4,
    windspeed: 15.4,
    winddirection: 225,
    weathercode: 2,
    is_day: 1,
    time: "2026-11-20T12:30",
  },
  hourly: { relativehumidity_2m: [81, 79], visibility: [24140, 20000] },
};

describe("what is asked", () => {
  it("asks for the documented parameters at the club's place, and for nothing else", () => {
    const place = { latitude: 48.4496, longitude: -123.3026 };
    const address = forecastAddress(
      "https://forecast.example/v1/forecast",
      place,
      "America/Vancouver",
    );
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe("https://forecast.example/v1/forecast");
    expect(Object.fromEntries(searchParams)).toEqual({
      latitude: "48.4496",
      longitude: "-123.3026",
      current_weather: "true",
      hourly: "relativehumidity_2m,visibility",
      timezone: "America/Vancouver",
    });
  });

  it("keeps what the setting already asks, such as a key", () => {
    const place = { latitude: 1, longitude: 2 };
    const address = forecastAddress("https://forecast.example/?apikey=k", place, "Europe/Berlin");
    expect(new URL(address).searchParams.get("apikey")).toBe("k");
  });
});

describe("what is answered", () => {
  it("takes the current weather and the first hourly humidity, unrounded", () => {
    expect(readForecast(forecast)).toEqual({
      temperatureC: 8.4,
      windKmh: 15.4,
      windDegrees: 225,
      code: 2,
      humidityPercent: 81,
      isDay: true,
      measuredAt: Date.parse("2026-11-20T19:30:00Z"),
    });
  });

  it("knows the night from the day", () => {
    const current_weather = { ...forecast.current_weather, is_day: 0 };
    expect(readForecast({ ...forecast, current_weather })?.isDay).toBe(false);
  });

  it("takes the time of the reading by the service's offset, whatever the club's is", () => {
    const inWinterTime = { ...forecast, utc_offset_seconds: -28800 };
    expect(readForecast(inWinterTime)?.measuredAt).toBe(Date.parse("2026-11-20T20:30:00Z"));
  });

  it.each([
    ["no offset", { utc_offset_seconds: undefined }],
    ["no time", { current_weather: { ...forecast.current_weather, time: undefined } }],
    ["another time", { current_weather: { ...forecast.current_weather, time: "noon" } }],
  ])("does not know its age with %s", (_, missing) => {
    expect(readForecast({ ...forecast, ...missing })?.measuredAt).toBeNull();
  });

  it.each([
    ["missing", {}],
    ["empty", { hourly: { relativehumidity_2m: [] } }],
    ["no number", { hourly: { relativehumidity_2m: ["81"] } }],
  ])("does without a humidity that is %s", (_, hourly) => {
    const { current_weather } = forecast;
    expect(readForecast({ current_weather, ...hourly })?.humidityPercent).toBeNull();
  });

  it.each(["temperature", "windspeed", "winddirection", "weathercode"])(
    "is no forecast when its %s is no number",
    (name) => {
      for (const wrong of [undefined, null, "8", Number.NaN]) {
        const current_weather = { ...forecast.current_weather, [name]: wrong };
        expect(readForecast({ ...forecast, current_weather })).toBeNull();
      }
    },
  );

  it.each([null, "<!doctype html>", 8, [], {}, { current_weather: null }])(
    "is no forecast when it is %j",
    (answer) => {
      expect(readForecast(answer)).toBeNull();
    },
  );
});
