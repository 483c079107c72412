import { club } from "../club";

/** The weather on the bay now, as the forecast service measured it. */
export interface WeatherReading {
  temperatureC: number;
  windKmh: number;
  /** where the wind comes from */
  windDegrees: number;
  code: number;
  /** null when the service did not say */
  humidityPercent: number | null;
}

/** The documented request of the forecast service; rules, Weather. */
export function forecastAddress(
  service: string,
  place: { latitude: number; longitude: number },
): string {
  const address = new URL(service);
  const asked = {
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    current_weather: "true",
    hourly: "relativehumidity_2m,visibility",
    timezone: club.timeZone,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * What the service answered, or null when it is no forecast. Checked by hand: this runs on every
 * page, and a schema would bring zod along.
 */
export function readForecast(answer: unknown): WeatherReading | null {
  const current = field(answer, "current_weather");
  const temperatureC = numberIn(current, "temperature");
  const windKmh = numberIn(current, "windspeed");
  const windDegrees = numberIn(current, "winddirection");
  const code = numberIn(current, "weathercode");
  if (temperatureC === null || windKmh === null || windDegrees === null || code === null) {
    return null;
  }
  const humidityPercent = numberIn(field(field(answer, "hourly"), "relativehumidity_2m"), "0");
  return { temperatureC, windKmh, windDegrees, code, humidityPercent };
}

function numberIn(value: unknown, name: string): number | null {
  const found = field(value, name);
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
