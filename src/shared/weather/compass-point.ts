const points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

export type CompassPoint = (typeof points)[number];

const degreesPerPoint = 360 / points.length;

/** The nearest of 8 points, 45 degrees apart, to a direction in degrees. */
export function compassPoint(degrees: number): CompassPoint {
  const turn = ((degrees % 360) + 360) % 360;
  return points[Math.round(turn / degreesPerPoint) % points.length] ?? "N";
}
