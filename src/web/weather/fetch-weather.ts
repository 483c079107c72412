import { readForecast, type WeatherReading } from "../../shared/weather/weather-reading";

const timeoutMs = 10_000;

/** The weather at a forecast address. Throws when the answer is late, refused or no forecast. */
export async function fetchWeather(address: string): Promise<WeatherReading> {
  const response = await fetch(address, {
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The forecast answered ${response.status}`);
  const reading = readForecast(await response.json());
  if (!reading) throw new Error("The forecast's answer is not the weather");
  return reading;
}
