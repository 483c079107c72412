import { z } from "zod";
import type { ForecastHour } from "../../shared/conditions/conditions-schemas";
import { forecastDaysAhead, hourSeconds } from "../../shared/conditions/forecast-hours";
import { widestHours } from "../../shared/profile/widest-hours";
import { addDays, toDay } from "../../shared/time/club-dates";
import { OutOfReach, whyOutOfReach } from "../database/out-of-reach";
import type { Moment } from "../time/moment";

const patienceMs = 8_000;

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * The hours that the forecast service foresees for today and the days after it that have a verdict.
 * Throws `OutOfReach` when the service is late or refuses, or when its answer is no forecast of the
 * present.
 */
export async function fetchForecast(
  weatherUrl: string,
  place: Place,
  moment: Moment,
  patience = patienceMs,
): Promise<ForecastHour[]> {
  try {
    return await askForHours(weatherUrl, place, moment, patience);
  } catch (error) {
    const { host } = new URL(weatherUrl);
    throw new OutOfReach(`No forecast from ${host}: ${whyOutOfReach(error)}`, { cause: error });
  }
}

async function askForHours(
  weatherUrl: string,
  place: Place,
  moment: Moment,
  patience: number,
): Promise<ForecastHour[]> {
  const { at } = moment;
  const days = daysOfForecast(moment);
  const response = await fetch(forecastAddress(weatherUrl, place, days), {
    signal: AbortSignal.timeout(patience),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`The forecast service answered ${response.status}`);
  const answer = forecastAnswer.safeParse(await response.json());
  if (!answer.success) throw new Error(`The answer is no forecast: ${firstIssue(answer.error)}`);
  const hours = hoursIn(answer.data, Math.floor(at.getTime() / 1000));
  if (!isOfNow(hours, days.startDate, at)) throw new Error("The forecast is of other days");
  return hours;
}

/** The days of UTC that hold the club's today and the days after it that have a verdict. */
function daysOfForecast({ now, clock, club }: Moment) {
  const { opens, closes } = widestHours(club);
  const { today } = now;
  const lastDay = addDays(today, forecastDaysAhead);
  return {
    startDate: dayOfUtc(clock.instantOf(today, opens)),
    endDate: dayOfUtc(clock.instantOf(lastDay, closes)),
  };
}

const dayOfUtc = (instant: Date) => instant.toISOString().slice(0, 10);

/** UTC, because the service's own zone data may not know the club's clock. */
function forecastAddress(
  weatherUrl: string,
  { latitude, longitude }: Place,
  { startDate, endDate }: ReturnType<typeof daysOfForecast>,
): string {
  const address = new URL(weatherUrl);
  const parameters = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: "temperature_2m,wind_speed_10m,wind_gusts_10m,visibility,weather_code",
    wind_speed_unit: "kmh",
    temperature_unit: "celsius",
    timeformat: "unixtime",
    timezone: "UTC",
    start_date: startDate,
    end_date: endDate,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

// A number that no weather has is a mistake of the service, and so is all that stands beside it.
const column = (least: number, most: number) => z.array(z.number().min(least).max(most).nullable());

const forecastAnswer = z
  .object({
    hourly: z.object({
      time: z.array(z.int().multipleOf(hourSeconds)),
      temperature_2m: column(-90, 70),
      wind_speed_10m: column(0, 500),
      wind_gusts_10m: column(0, 500),
      visibility: column(0, 1_000_000),
      weather_code: z.array(z.int().min(0).max(99).nullable()),
    }),
    // Where they are told, they are what was asked for.
    hourly_units: z
      .object({
        temperature_2m: z.literal("°C"),
        wind_speed_10m: z.literal("km/h"),
        wind_gusts_10m: z.literal("km/h"),
        visibility: z.literal("m"),
      })
      .partial()
      .optional(),
  })
  .refine(
    ({ hourly: { time, ...columns } }) =>
      Object.values(columns).every(({ length }) => length === time.length),
    { error: "its columns differ in length" },
  )
  .refine(({ hourly: { time } }) => new Set(time).size === time.length, {
    error: "it tells an hour twice",
  });

function hoursIn({ hourly }: z.infer<typeof forecastAnswer>, toldAt: number): ForecastHour[] {
  return hourly.time.map((at, n) => {
    const metres = hourly.visibility[n] ?? null;
    return {
      at,
      toldAt,
      windKmh: hourly.wind_speed_10m[n] ?? null,
      gustKmh: hourly.wind_gusts_10m[n] ?? null,
      visibilityKm: metres === null ? null : metres / 1000,
      temperatureC: hourly.temperature_2m[n] ?? null,
      code: hourly.weather_code[n] ?? null,
    };
  });
}

/** Somebody's kept answer of yesterday begins too early, or ends before now. */
function isOfNow(hours: readonly ForecastHour[], startDate: string, at: Date): boolean {
  const first = toDay(startDate).getTime() / 1000;
  const present = Math.floor(at.getTime() / 1000 / hourSeconds) * hourSeconds;
  return hours.every((hour) => hour.at >= first) && hours.some((hour) => hour.at === present);
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  return [issue?.path.join("."), issue?.message].filter(Boolean).join(": ");
}
