import { rowingConditions } from "../../shared/weather/rowing-conditions";
import { weatherWords } from "../../shared/weather/weather-code";
import { temperatureWords, windWords } from "../../shared/weather/weather-words";
import { useProfile } from "../clock/use-profile";
import { useWeather } from "./use-weather";
import { WeatherIcon } from "./weather-icon";

/** The weather in a few words, for the footer. */
export function WeatherWidget() {
  const weather = useWeather();
  const { units } = useProfile();
  if (weather === "loading") return <p className="min-h-12 text-ink-soft">Loading weather...</p>;
  if (weather === "unavailable") {
    return <p className="min-h-12 text-ink-soft">Weather unavailable</p>;
  }
  return (
    <p className="flex min-h-12 gap-2 text-ink-soft">
      <WeatherIcon code={weather.code} isDay={weather.isDay} className="mt-1 text-tide" />
      <span>
        {temperatureWords(weather, units)}, {weatherWords(weather.code).toLowerCase()}
        <br />
        Wind {windWords(weather, units)} · {rowingConditions(weather.windKmh).rating}
      </span>
    </p>
  );
}
