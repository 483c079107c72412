import { useQuery } from "@tanstack/react-query";
import { club } from "../../shared/club";
import { forecastAddress, type WeatherReading } from "../../shared/weather/weather-reading";
import { useClub, useClubLoading } from "../club-clock";
import { fetchWeather } from "./fetch-weather";

const refreshMs = club.weatherEveryMinutes * 60_000;

export type Weather = "loading" | "unavailable" | WeatherReading;

/**
 * The weather now, asked for once for all who show it and again every 10 minutes; the only query
 * that polls (rules, Weather). A hidden window does not poll, so coming back to one asks as well,
 * once the 10 minutes are over. An answer that fails makes it unavailable: old wind misleads.
 */
export function useWeather(): Weather {
  const club = useClub();
  const clubLoading = useClubLoading();
  const address = club && forecastAddress(club.weatherUrl, club.settings);
  const read = useQuery({
    queryKey: ["weather", address],
    queryFn: () => fetchWeather(String(address)),
    enabled: address !== null,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  if (address === null) return clubLoading ? "loading" : "unavailable";
  if (read.isPending) return "loading";
  return read.isError ? "unavailable" : read.data;
}
