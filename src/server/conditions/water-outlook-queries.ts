import type { WaterOutlookView } from "../../shared/conditions/conditions-schemas";
import { hourSeconds, isFresh } from "../../shared/conditions/forecast-hours";
import { judgeConditions } from "../../shared/conditions/judge-conditions";
import { limitsOf } from "../../shared/conditions/rower-limits";
import { fromMinutes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import { getSafetySettings } from "../settings/safety-settings-queries";
import type { Moment } from "../time/moment";
import { listForecast } from "../weather/forecast-queries";

const hoursShown = 12;

/**
 * The water from the present hour on, by the limits for everyone; no hours while conditions are
 * off.
 */
export async function getWaterOutlook(
  db: PrismaClient,
  { now, club }: Moment,
): Promise<WaterOutlookView> {
  const { conditions, limits } = await getSafetySettings(db);
  const own = limitsOf(limits, [], now.today);
  const ownWinds = { windLimitKmh: own.windKmh, gustLimitKmh: own.gustKmh };
  if (conditions === "off") return { ...ownWinds, hours: [] };
  const fresh = (await listForecast(db)).filter((hour) => isFresh(hour, now));
  const seconds = Date.parse(now.instant) / 1000;
  const present = seconds - (seconds % hourSeconds);
  const hours = Array.from({ length: hoursShown }, (_, n) => {
    const minutes = now.minutes - (now.minutes % 60) + n * 60;
    const bookingDate = addDays(now.today, Math.floor(minutes / (24 * 60)));
    const startTime = fromMinutes(minutes % (24 * 60));
    const outing = { bookingDate, startTime, duration: 1 };
    const judged = judgeConditions(outing, fresh, own, now, club);
    const hour = fresh.find(({ at }) => at === present + n * hourSeconds);
    return {
      startTime,
      windKmh: hour?.windKmh ?? null,
      gustKmh: hour?.gustKmh ?? null,
      verdict: judged?.verdict ?? ("unknown" as const),
      reasons: judged?.reasons ?? [],
    };
  });
  return { ...ownWinds, hours };
}
