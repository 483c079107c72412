import { field, readConditions, type WeatherReading } from "./weather-reading";

/** How many days ahead a forecast is worth a word about one hour, today among them. */
export const forecastDays = 7;

const hourly = {
  temperature: "temperature_2m",
  windspeed: "windspeed_10m",
  winddirection: "winddirection_10m",
  weathercode: "weathercode",
};

/**
 * The request for the day of an instant (seconds of UTC). Hours are asked for in UTC, because the
 * service's own zone data may not know the club's clock.
 */
export function hourForecastAddress(
  service: string,
  place: { latitude: number; longitude: number },
  seconds: number,
): string {
  const address = new URL(service);
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const asked = {
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    hourly: Object.values(hourly).join(","),
    timeformat: "unixtime",
    timezone: "UTC",
    start_date: day,
    end_date: day,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** What the service says of the hour that an instant falls in; null when it says nothing of it. */
export function readHourForecast(answer: unknown, seconds: number): WeatherReading | null {
  const columns = field(answer, "hourly");
  const hour = listIn(columns, "time").indexOf(seconds - (seconds % 3600));
  const values = Object.entries(hourly).map(([name, column]) => [
    name,
    listIn(columns, column)[hour],
  ]);
  return readConditions(Object.fromEntries(values));
}

function listIn(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}
