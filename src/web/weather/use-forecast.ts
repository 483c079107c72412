import { useQuery } from "@tanstack/react-query";
import { club } from "../../shared/club";
import { fetchWeather } from "./fetch-weather";

const refreshMs = club.weatherEveryMinutes * 60_000;

/**
 * The weather that `read` finds at an address, asked for once for all who show it and again every 10
 * minutes; the only query that polls (rules, Weather). A hidden window does not poll, so coming back
 * to one asks as well, once the 10 minutes are over. Without an address nothing is asked.
 */
export function useForecast<T>(address: string | null, read: (answer: unknown) => T | null) {
  return useQuery({
    queryKey: ["weather", address],
    queryFn: () => fetchWeather(String(address), read),
    enabled: address !== null,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
}
