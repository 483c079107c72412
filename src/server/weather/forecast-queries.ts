import type { ForecastHour } from "../../shared/conditions/conditions-schemas";
import { Prisma, type Statements } from "../database/open-database";

const hour = Prisma.sql`json_build_object(
  'at', extract(epoch FROM "at"), 'toldAt', extract(epoch FROM "toldAt"),
  'windKmh', "windKmh", 'gustKmh', "gustKmh", 'visibilityKm', "visibilityKm",
  'temperatureC', "temperatureC", 'code', "code")`;

/** The hours that begin between two instants, as JSON, for a statement that reads more. */
export const forecastBetween = (from: Date, until: Date) => Prisma.sql`
  (SELECT coalesce(json_agg(${hour} ORDER BY "at"), '[]')
     FROM "forecast_hours" WHERE "at" >= ${from} AND "at" < ${until})`;

/** Every hour that is foreseen, in order, however old the forecast is. */
export async function listForecast(db: Statements): Promise<ForecastHour[]> {
  const [row] = await db.$queryRaw<[{ hours: ForecastHour[] }]>`
    SELECT coalesce(json_agg(${hour} ORDER BY "at"), '[]') AS "hours" FROM "forecast_hours"`;
  return row.hours;
}
