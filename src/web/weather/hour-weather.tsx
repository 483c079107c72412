import { instantAt } from "../../shared/time/clock-changes";
import { type ClubDate, daysBetween } from "../../shared/time/club-dates";
import {
  forecastDays,
  hourForecastAddress,
  readHourForecast,
} from "../../shared/weather/hour-forecast";
import { weatherWords } from "../../shared/weather/weather-code";
import { temperatureWords, windWords } from "../../shared/weather/weather-words";
import { useClub, useClubClock, useClubOffsets } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useForecast } from "./use-forecast";
import { WeatherIcon } from "./weather-icon";

interface HourWeatherProps {
  bookingDate: ClubDate;
  startTime: string;
}

/**
 * What is foreseen for the hour of an outing, in one line: that line is kept free until it is known.
 * It stays empty where nothing is, and is not there for a day too far ahead.
 */
export function HourWeather({ bookingDate, startTime }: HourWeatherProps) {
  const { today } = useClubClock();
  if (daysBetween(today, bookingDate) >= forecastDays) return null;
  return (
    <div className="flex min-h-6 items-center gap-2 tabular-nums">
      <Foreseen bookingDate={bookingDate} startTime={startTime} />
    </div>
  );
}

function Foreseen({ bookingDate, startTime }: HourWeatherProps) {
  const club = useClub();
  const { units } = useProfile();
  const seconds = instantAt(bookingDate, startTime, useClubOffsets()) / 1000;
  const address = club && hourForecastAddress(club.weatherUrl, club.settings, seconds);
  const read = useForecast(address, (answer) => readHourForecast(answer, seconds));
  // Old wind misleads, so nothing is said when it could not be read again.
  if (!read.data || read.isError) return null;
  return (
    <>
      <WeatherIcon code={read.data.code} />
      <span>
        {temperatureWords(read.data, units)}, {weatherWords(read.data.code).toLowerCase()},{" "}
        <span className="sr-only">wind </span>
        {windWords(read.data, units)}
      </span>
    </>
  );
}
