import { expect, it } from "vitest";
import { weatherIcon, weatherWords } from "./weather-code";

it.each([
  [0, "Clear", "clear"],
  [1, "Partly cloudy", "cloud"],
  [3, "Partly cloudy", "cloud"],
  [4, "Fog", "rain"],
  [48, "Fog", "rain"],
  [49, "Drizzle", "rain"],
  [57, "Drizzle", "rain"],
  [58, "Rain", "rain"],
  [67, "Rain", "rain"],
  [68, "Snow", "cloud"],
  [77, "Snow", "cloud"],
  [78, "Rain showers", "cloud"],
  [82, "Rain showers", "cloud"],
  [83, "Snow showers", "cloud"],
  [86, "Snow showers", "cloud"],
  [87, "Thunderstorm", "cloud"],
  [99, "Thunderstorm", "cloud"],
  [100, "Unknown conditions", "cloud"],
])("reads code %s as %s under a %s icon", (code, words, icon) => {
  expect(weatherWords(code)).toBe(words);
  expect(weatherIcon(code)).toBe(icon);
});
