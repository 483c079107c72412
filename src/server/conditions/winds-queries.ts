import type { WindHour } from "../../shared/conditions/conditions-schemas";
import { hourSeconds, isFresh } from "../../shared/conditions/forecast-hours";
import type { PrismaClient } from "../database/open-database";
import { getSafetySettings } from "../settings/safety-settings-queries";
import type { Moment } from "../time/moment";
import { listForecast } from "../weather/forecast-queries";

/** The winds of the days ahead, as far as they are foreseen; none while conditions are off. */
export async function listWinds(db: PrismaClient, { now }: Moment): Promise<WindHour[]> {
  const { conditions } = await getSafetySettings(db);
  if (conditions === "off") return [];
  const seconds = Date.parse(now.instant) / 1000;
  const hours = await listForecast(db);
  return hours.filter((hour) => isFresh(hour, now) && hour.at > seconds - hourSeconds);
}
