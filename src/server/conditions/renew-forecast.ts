import type { PrismaClient } from "../database/open-database";
import type { Reach } from "../database/out-of-reach";
import { writing } from "../database/writing";
import { lockClubSettings } from "../locks";
import { getClubSettings } from "../settings/club-settings-queries";
import { getSafetySettings } from "../settings/safety-settings-queries";
import type { Moment } from "../time/moment";
import { fetchForecast } from "../weather/fetch-forecast";

/**
 * Asks the forecast service for today and the days that have a verdict, and keeps its answer for all
 * processes in the place of the last one. A failure keeps the last one, which grows old. Nothing is
 * asked while the club does not go by conditions.
 */
export async function renewForecast(
  db: PrismaClient,
  { weatherUrl, reach }: { weatherUrl: string; reach: Reach },
  moment: Moment,
): Promise<string> {
  const { conditions } = await getSafetySettings(db);
  if (conditions === "off") return "Not asked: conditions are off";
  const place = placeOf(await getClubSettings(db));
  const { host } = new URL(weatherUrl);
  const hours = await reach.watch(host, () => fetchForecast(weatherUrl, place, moment));
  await writing(db, async (tx) => {
    await lockClubSettings(tx);
    const placeNow = placeOf(await getClubSettings(tx));
    if (!isSame(place, placeNow)) throw new Error("The club's place has changed meanwhile");
    await tx.forecastHour.deleteMany();
    await tx.forecastHour.createMany({
      data: hours.map((hour) => ({
        ...hour,
        at: new Date(hour.at * 1000),
        toldAt: new Date(hour.toldAt * 1000),
      })),
    });
  });
  return `Hours foreseen: ${hours.length}`;
}

interface Place {
  latitude: number;
  longitude: number;
}

const placeOf = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

const isSame = (one: Place, other: Place) =>
  one.latitude === other.latitude && one.longitude === other.longitude;
