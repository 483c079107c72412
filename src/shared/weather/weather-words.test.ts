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

it.each([
  [0, "N"],
  [22.4, "N"],
  [22.5, "NE"],
  [67.4, "NE"],
  [67.5, "E"],
  [112.5, "SE"],
  [157.5, "S"],
  [202.5, "SW"],
  [247.5, "W"],
  [292.5, "NW"],
  [337.4, "NW"],
  [337.5, "N"],
  [360, "N"],
  [-45, "NW"],
  [405, "NE"],
])("calls wind from %s degrees %s", (degrees, point) => {
  expect(windWords({ ...reading, windDegrees: degrees })).toBe(`15 km/h ${point}`);
});
