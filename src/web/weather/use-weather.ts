import {
  forecastAddress,
  type MeasuredWeather,
  readForecast,
} from "../../shared/weather/weather-reading";
import { useClub, useClubLoading } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useHydrating } from "../ui/hooks/use-hydrating";
import { useForecast } from "./use-forecast";

export type Weather = "loading" | "unavailable" | MeasuredWeather;

/**
 * The weather now. An answer that fails makes it unavailable: old wind misleads. It may come before a
 * part of a drawn page is taken over, which was sent without it.
 */
export function useWeather(): Weather {
  const club = useClub();
  const { timeZone } = useProfile();
  const clubLoading = useClubLoading();
  const address = club && forecastAddress(club.weatherUrl, club.settings, timeZone);
  const read = useForecast(address, readForecast);
  const hydrating = useHydrating();
  if (address === null) return clubLoading ? "loading" : "unavailable";
  if (read.isPending || hydrating) return "loading";
  return read.isError ? "unavailable" : read.data;
}
