import { rowingConditions } from "../../shared/weather/rowing-conditions";
import { forecastAddress, readForecast } from "../../shared/weather/weather-reading";
import { temperatureWords, windWords } from "../../shared/weather/weather-words";

const patienceMs = 8_000;

/** The bay as it is now, in a line for a mail; null when the service does not say. */
export async function fetchConditions(
  weatherUrl: string,
  place: { latitude: number; longitude: number },
): Promise<string | null> {
  try {
    const answer = await fetch(forecastAddress(weatherUrl, place), {
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
    });
    const reading = answer.ok ? readForecast(await answer.json()) : null;
    if (!reading) return null;
    const { rating, advice } = rowingConditions(reading.windKmh);
    const rated = advice ? `${rating}, ${advice}` : rating;
    return `${temperatureWords(reading)}, wind ${windWords(reading)}: ${rated}`;
  } catch {
    return null;
  }
}
