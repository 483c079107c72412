import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { temperatureWords, windWords } from "./weather-words";

const reading = {
  temperatureC: 8.5,
  windKmh: 15.4,
  windDegrees: 225,
  code: 2,
  humidityPercent: null,
};

const { units } = documentedProfile;

it.each([
  [8.5, "9°C"],
  [8.49, "8°C"],
  [-0.4, "0°C"],
  [-3.6, "-4°C"],
])("rounds %s degrees to %s", (temperatureC, words) => {
  expect(temperatureWords({ ...reading, temperatureC }, units)).toBe(words);
});

it("rounds the wind to whole kilometres and names where it comes from", () => {
  expect(windWords(reading, units)).toBe("15 km/h SW");
});

it("tells both in the units of the club", () => {
  const others = { wind: "m/s", temperature: "F", distance: "mi" } as const;
  expect(temperatureWords(reading, others)).toBe("47°F");
  expect(windWords(reading, others)).toBe("4 m/s SW");
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
  expect(windWords({ ...reading, windDegrees: degrees }, units)).toBe(`15 km/h ${point}`);
});
