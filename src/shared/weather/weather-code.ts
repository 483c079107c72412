export type WeatherIconName = "clear" | "cloud" | "rain";

/** The highest code of each kind of weather, in words; rules, Weather. */
const kinds = [
  { upTo: 0, words: "Clear" },
  { upTo: 3, words: "Partly cloudy" },
  { upTo: 48, words: "Fog" },
  { upTo: 57, words: "Drizzle" },
  { upTo: 67, words: "Rain" },
  { upTo: 77, words: "Snow" },
  { upTo: 82, words: "Rain showers" },
  { upTo: 86, words: "Snow showers" },
  { upTo: 99, words: "Thunderstorm" },
] as const;

/** What a weather code means; a code past the last documented one is named as unknown. */
export function weatherWords(code: number): string {
  return kinds.find(({ upTo }) => code <= upTo)?.words ?? "Unknown conditions";
}

/** 0 is clear; up to 3, and above 67, a cloud; the rest up to 67 rain. */
export function weatherIcon(code: number): WeatherIconName {
  if (code === 0) return "clear";
  return code <= 3 || code > 67 ? "cloud" : "rain";
}
