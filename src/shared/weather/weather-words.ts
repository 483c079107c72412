import { compassPoint } from "./compass-point";
import type { WeatherReading } from "./weather-reading";

/** "8°C": whole degrees. */
export function temperatureWords({ temperatureC }: WeatherReading): string {
  return `${Math.round(temperatureC)}°C`;
}

/** "15 km/h SW": whole kilometres, and where the wind comes from. */
export function windWords({ windKmh, windDegrees }: WeatherReading): string {
  return `${Math.round(windKmh)} km/h ${compassPoint(windDegrees)}`;
}
