import type { ReactNode } from "react";
import { rowingConditions } from "../../shared/weather/rowing-conditions";
import { weatherWords } from "../../shared/weather/weather-code";
import type { WeatherReading } from "../../shared/weather/weather-reading";
import { temperatureWords, windWords } from "../../shared/weather/weather-words";
import { useClub } from "../club-clock";
import { Badge, type Tone } from "../ui/badge";
import { Skeleton } from "../ui/skeleton";
import { useWeather } from "./use-weather";
import { WeatherIcon } from "./weather-icon";

/** The weather on the bay and how it rows; rules, Weather. */
export function WeatherPanel() {
  const weather = useWeather();
  const place = useClub()?.settings.weatherPlace;
  return (
    <section
      aria-labelledby="weather-panel"
      className="grid gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-5 shadow-raised sm:p-6 lg:grid-cols-[auto_1fr] lg:items-center"
    >
      <h2 id="weather-panel" className="text-xl">
        Weather now
        {place && <span className="block font-sans text-base text-ink-soft">{place}</span>}
      </h2>
      <div className="min-h-16">
        {weather === "loading" && <WeatherComing />}
        {weather === "unavailable" && <WeatherMissing />}
        {typeof weather === "object" && <WeatherFacts weather={weather} />}
      </div>
    </section>
  );
}

function WeatherComing() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading the weather</span>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-6 w-full max-w-md" />
    </div>
  );
}

function WeatherMissing() {
  return (
    <div role="status">
      <p className="font-semibold">Weather data temporarily unavailable</p>
      <p className="text-ink-soft">Please check conditions before heading out</p>
    </div>
  );
}

const tones: Record<ReturnType<typeof rowingConditions>["rating"], Tone> = {
  Excellent: "good",
  Good: "tide",
  Caution: "careful",
};

function WeatherFacts({ weather }: { weather: WeatherReading }) {
  const { rating, advice } = rowingConditions(weather.windKmh);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      <Fact name="Temperature">
        <span className="font-display font-semibold text-2xl">{temperatureWords(weather)}</span>
      </Fact>
      <Fact name="Conditions">
        <span className="inline-flex items-center gap-2">
          <WeatherIcon code={weather.code} className="text-tide" />
          {weatherWords(weather.code)}
        </span>
      </Fact>
      <Fact name="Wind">{windWords(weather)}</Fact>
      {weather.humidityPercent !== null && (
        <Fact name="Humidity">{Math.round(weather.humidityPercent)}%</Fact>
      )}
      <Fact name="Rowing conditions" className="col-span-2 sm:col-span-1">
        <Badge tone={tones[rating]}>{rating}</Badge>
        {advice && <span className="block pt-1 text-sm">{advice}</span>}
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className = "", children }: FactProps) {
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="self-center tabular-nums">{children}</dd>
    </div>
  );
}
