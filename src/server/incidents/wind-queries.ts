import { getUnixTime } from "date-fns";
import { hourSeconds, isFresh } from "../../shared/conditions/forecast-hours";
import type { Db } from "../database/open-database";
import { listForecast } from "../weather/forecast-queries";

/** The wind of this hour as it was foreseen: "15 km/h, gusts of 28 km/h"; null where nobody knows. */
export async function findWind(db: Db, at: Date): Promise<string | null> {
  const seconds = getUnixTime(at);
  const hours = await listForecast(db);
  const hour = hours.find((one) => one.at <= seconds && seconds < one.at + hourSeconds);
  if (!hour || hour.windKmh === null || !isFresh(hour, { instant: at.toISOString() })) return null;
  const gusts = hour.gustKmh === null ? "" : `, gusts of ${Math.round(hour.gustKmh)} km/h`;
  return `${Math.round(hour.windKmh)} km/h${gusts}`;
}
