import type { ReactNode } from "react";
import { minuteOf } from "../../shared/time/clock-changes";
import { rowingConditions } from "../../shared/weather/rowing-conditions";
import { weatherWords } from "../../shared/weather/weather-code";
import type { MeasuredWeather } from "../../shared/weather/weather-reading";
import { temperatureWords, windWords } from "../../shared/weather/weather-words";
import { useClub, useClubClock, usePlaceTold } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { Badge, type Tone } from "../ui/badge";
import { Skeleton } from "../ui/loading/skeleton";
import { useWeather } from "./use-weather";
import { WeatherIcon } from "./weather-icon";

/** The weather on the bay and how it rows, in one line; on a phone, three are kept free for it. */
export function WeatherPanel() {
  const settings = useClub()?.settings;
  // Whoever has not said where they are has not the weather of the default club.
  const told = usePlaceTold() && settings?.address !== "";
  return !told ? null : <PlaceAndWeather place={settings?.weatherPlace} />;
}

function PlaceAndWeather({ place }: { place: string | undefined }) {
  const weather = useWeather();
  return (
    <section
      aria-labelledby="weather-panel"
      className="flex min-h-24.5 flex-wrap items-center gap-x-4 gap-y-1 border-line border-y py-2 text-sm sm:min-h-12"
    >
      <h2 id="weather-panel" className="font-sans font-semibold text-sm">
        <span className="sr-only">Weather now, </span>
        <span aria-hidden="true">Now{place ? " at " : ""}</span>
        {place}
      </h2>
      {weather === "loading" && <WeatherComing />}
      {weather === "unavailable" && <WeatherMissing />}
      {typeof weather === "object" && <WeatherFacts weather={weather} />}
    </section>
  );
}

function WeatherComing() {
  return (
    <div role="status" className="flex-1">
      <span className="sr-only">Loading the weather</span>
      <Skeleton className="h-6 w-full max-w-md" />
    </div>
  );
}

function WeatherMissing() {
  return (
    <div role="status" className="flex flex-wrap gap-x-2">
      <p className="font-semibold">Weather data temporarily unavailable</p>
      <p className="text-ink-soft">Please check conditions before heading out</p>
    </div>
  );
}

const minuteMs = 60_000;
const tones: Record<ReturnType<typeof rowingConditions>["rating"], Tone> = {
  Excellent: "good",
  Good: "tide",
  Caution: "careful",
};

function WeatherFacts({ weather }: { weather: MeasuredWeather }) {
  const { rating, advice } = rowingConditions(weather.windKmh);
  const { units } = useProfile();
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
      <Fact name="Temperature" unsaid>
        <span className="font-display font-semibold text-lg leading-none">
          {temperatureWords(weather, units)}
        </span>
      </Fact>
      <Fact name="Conditions" unsaid>
        <WeatherIcon code={weather.code} isDay={weather.isDay} className="text-tide" />
        <span>{weatherWords(weather.code)}</span>
      </Fact>
      <Fact name="Wind">{windWords(weather, units)}</Fact>
      {weather.humidityPercent !== null && (
        <Fact name="Humidity">{Math.round(weather.humidityPercent)}%</Fact>
      )}
      <Fact name="Rowing conditions">
        <Badge tone={tones[rating]}>{rating}</Badge>
        {advice && <span>{advice}</span>}
      </Fact>
      {weather.measuredAt !== null && (
        <Fact name="Measured">
          <Age of={weather.measuredAt} />
        </Fact>
      )}
    </dl>
  );
}

/** How long ago something was, by the club's clock; it counts on while one looks. */
function Age({ of }: { of: number }) {
  const age = Math.max(0, Math.floor((minuteOf(useClubClock()) - of) / minuteMs));
  return age < 120 ? `${age} min ago` : `${Math.floor(age / 60)} hours ago`;
}

interface FactProps {
  name: string;
  /** what it is shows by itself; only a screen reader needs the name */
  unsaid?: boolean;
  children: ReactNode;
}

function Fact({ name, unsaid = false, children }: FactProps) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className={unsaid ? "sr-only" : "text-ink-soft"}>{name}</dt>
      <dd className="inline-flex items-center gap-1.5">{children}</dd>
    </div>
  );
}
