import { roundly, temperatureScale, type Units, wholeOf, windScale } from "../profile/units";
import type { WeatherReading } from "./weather-reading";

/** "8°C": whole degrees. */
export function temperatureWords({ temperatureC }: WeatherReading, units: Units): string {
  const scale = temperatureScale(units);
  return `${wholeOf(temperatureC, scale)}${scale.unit}`;
}

/** "15 km/h SW": whole, and where the wind comes from. */
export function windWords({ windKmh, windDegrees }: WeatherReading, units: Units): string {
  return `${roundly(windKmh, windScale(units))} ${compassPoint(windDegrees)}`;
}

const points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

type CompassPoint = (typeof points)[number];

const degreesPerPoint = 360 / points.length;

/** The nearest of 8 points, 45 degrees apart, to a direction in degrees. */
function compassPoint(degrees: number): CompassPoint {
  const turn = ((degrees % 360) + 360) % 360;
  return points[Math.round(turn / degreesPerPoint) % points.length] ?? "N";
}
