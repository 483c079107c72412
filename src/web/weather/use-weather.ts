import {
  forecastAddress,
  type MeasuredWeather,
  readForecast,
} from "../../shared/weather/weather-reading";
import { useClub, useClubLoading } from "../club-clock";
import { useForecast } from "./use-forecast";

export type Weather = "loading" | "unavailable" | MeasuredWeather;

/** The weather now. An answer that fails makes it unavailable: old wind misleads. */
export function useWeather(): Weather {
  const club = useClub();
  const clubLoading = useClubLoading();
  const address = club && forecastAddress(club.weatherUrl, club.settings);
  const read = useForecast(address, readForecast);
  if (address === null) return clubLoading ? "loading" : "unavailable";
  if (read.isPending) return "loading";
  return read.isError ? "unavailable" : read.data;
}
