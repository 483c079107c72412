/** How often the weather is asked for. */
export const weatherEveryMinutes = 10;

/** The weather on the bay at a moment, as the forecast service measured or foresees it. */
export interface WeatherReading {
  temperatureC: number;
  windKmh: number;
  /** where the wind comes from */
  windDegrees: number;
  code: number;
  /** null when the service did not say */
  humidityPercent: number | null;
}

/** The weather now, as it was measured. */
export interface MeasuredWeather extends WeatherReading {
  /** whether the sun is up; taken as so where the service did not say */
  isDay: boolean;
  /** in milliseconds of UTC; null where the service did not say */
  measuredAt: number | null;
}

/** The documented request of the forecast service; rules, Weather. */
export function forecastAddress(
  service: string,
  place: { latitude: number; longitude: number },
  timeZone: string,
): string {
  const address = new URL(service);
  const asked = {
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    current_weather: "true",
    hourly: "relativehumidity_2m,visibility",
    timezone: timeZone,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * What the service answered, or null when it is no forecast. Checked by hand: this runs on every
 * page, and a schema would bring zod along.
 */
export function readForecast(answer: unknown): MeasuredWeather | null {
  const current = field(answer, "current_weather");
  const conditions = readConditions(current);
  const humidityPercent = numberIn(field(field(answer, "hourly"), "relativehumidity_2m"), "0");
  const isDay = numberIn(current, "is_day") !== 0;
  const measuredAt = instantOf(field(current, "time"), numberIn(answer, "utc_offset_seconds"));
  return conditions && { ...conditions, humidityPercent, isDay, measuredAt };
}

// By the service's own offset: its zone data may not know the club's clock.
function instantOf(localTime: unknown, offsetSeconds: number | null): number | null {
  if (typeof localTime !== "string" || offsetSeconds === null) return null;
  const instant = Date.parse(`${localTime}Z`) - offsetSeconds * 1000;
  return Number.isNaN(instant) ? null : instant;
}

/** Temperature, wind and code as the service names them; null when one is missing. */
export function readConditions(values: unknown): WeatherReading | null {
  const temperatureC = numberIn(values, "temperature");
  const windKmh = numberIn(values, "windspeed");
  const windDegrees = numberIn(values, "winddirection");
  const code = numberIn(values, "weathercode");
  if (temperatureC === null || windKmh === null || windDegrees === null || code === null) {
    return null;
  }
  return { temperatureC, windKmh, windDegrees, code, humidityPercent: null };
}

function numberIn(value: unknown, name: string): number | null {
  const found = field(value, name);
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

export function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
