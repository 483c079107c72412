import { getUnixTime } from "date-fns";
import { hourSeconds, isFresh } from "../../shared/conditions/forecast-hours";
import { roundly, windScale } from "../../shared/profile/units";
import type { Db } from "../database/open-database";
import type { Moment } from "../time/moment";
import { listForecast } from "../weather/forecast-queries";

/** The wind of this hour as it was foreseen: "15 km/h, gusts of 28 km/h"; null where nobody knows. */
export async function findWind(db: Db, { at, club }: Moment): Promise<string | null> {
  const seconds = getUnixTime(at);
  const hours = await listForecast(db);
  const hour = hours.find((one) => one.at <= seconds && seconds < one.at + hourSeconds);
  if (!hour || hour.windKmh === null || !isFresh(hour, { instant: at.toISOString() })) return null;
  const scale = windScale(club.units);
  const gusts = hour.gustKmh === null ? "" : `, gusts of ${roundly(hour.gustKmh, scale)}`;
  return `${roundly(hour.windKmh, scale)}${gusts}`;
}
