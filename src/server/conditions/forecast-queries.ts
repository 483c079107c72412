import type { ForecastHour } from "../../shared/conditions/forecast-hour";
import type { Statements } from "../database/open-database";

/** Every hour that is foreseen, in order, however old the forecast is. */
export const listForecast = (db: Statements): Promise<ForecastHour[]> =>
  db.$queryRaw`
    SELECT extract(epoch FROM "at")::float8 AS "at", extract(epoch FROM "toldAt")::float8 AS "toldAt",
           "windKmh", "gustKmh", "visibilityKm", "temperatureC", "code"
      FROM "forecast_hours" ORDER BY "at"`;
