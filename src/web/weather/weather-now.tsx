import { rowingConditions } from "../../shared/weather/rowing-conditions";
import { weatherWords } from "../../shared/weather/weather-code";
import { temperatureWords, windWords } from "../../shared/weather/weather-words";
import { useClub } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useWeather } from "./use-weather";
import { WeatherIcon } from "./weather-icon";

/** The water this minute, in one line: proof on the landing page that the place is real. */
export function WeatherNow() {
  const weather = useWeather();
  const { units } = useProfile();
  const place = useClub()?.settings.weatherPlace || "the dock";
  return (
    <section aria-label="The weather now">
      <p className="flex min-h-14 items-center gap-x-3 sm:min-h-8">
        {weather === "loading" && (
          <span className="text-ink-soft">Looking out over {place} ...</span>
        )}
        {weather === "unavailable" && (
          <span className="text-ink-soft">
            Weather data temporarily unavailable. Please check conditions before heading out.
          </span>
        )}
        {typeof weather === "object" && (
          <>
            <WeatherIcon code={weather.code} isDay={weather.isDay} className="text-2xl text-tide" />
            <span>
              <span className="tabular-nums">
                Now at {place}: {temperatureWords(weather, units)},{" "}
                {weatherWords(weather.code).toLowerCase()}, wind {windWords(weather, units)}.
              </span>{" "}
              <span className="font-semibold">{rowingSentence(weather.windKmh)}</span>
            </span>
          </>
        )}
      </p>
    </section>
  );
}

function rowingSentence(windKmh: number): string {
  const { rating, advice } = rowingConditions(windKmh);
  return advice === null ? `Rowing conditions: ${rating}` : `${rating}: ${advice}`;
}
