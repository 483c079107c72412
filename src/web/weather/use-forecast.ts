import { useQuery } from "@tanstack/react-query";
import { weatherEveryMinutes } from "../../shared/weather/weather-reading";

const refreshMs = weatherEveryMinutes * 60_000;

/**
 * The weather that `read` finds at an address, asked for once for all who show it and again every 10
 * minutes; the only query that polls (rules, Weather). A hidden window does not poll, so coming back
 * to one asks as well, once the 10 minutes are over. A failure is shared as an answer is: whoever shows
 * it later asks no sooner. Without an address nothing is asked.
 */
export function useForecast<T>(address: string | null, read: (answer: unknown) => T | null) {
  return useQuery({
    queryKey: ["weather", address],
    queryFn: () => fetchWeather(String(address), read),
    enabled: address !== null,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    retryOnMount: false,
    refetchOnWindowFocus: true,
  });
}

const timeoutMs = 10_000;

/**
 * The weather at a forecast address, as `read` finds it in the answer. Throws when that is late,
 * refused or no forecast.
 */
async function fetchWeather<T>(address: string, read: (answer: unknown) => T | null): Promise<T> {
  const response = await fetch(address, {
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The forecast answered ${response.status}`);
  const reading = read(await response.json());
  if (!reading) throw new Error("The forecast's answer is not the weather");
  return reading;
}
