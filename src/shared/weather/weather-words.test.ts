import { expect, it } from "vitest";
import { temperatureWords, windWords } from "./weather-words";

const reading = {
  temperatureC: 8.5,
  windKmh: 15.4,
  windDegrees: 225,
  code: 2,
  humidityPercent: null,
};

it.each([
  [8.5, "9°C"],
  [8.49, "8°C"],
  [-0.4, "0°C"],
  [-3.6, "-4°C"],
])("rounds %s degrees to %s", (temperatureC, words) => {
  expect(temperatureWords({ ...reading, temperatureC })).toBe(words);
});

it("rounds the wind to whole kilometres and names where it comes from", () => {
  expect(windWords(reading)).toBe("15 km/h SW");
});
