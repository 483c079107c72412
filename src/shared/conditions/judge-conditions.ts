import type { Formats } from "../profile/formats";
import type { Units } from "../profile/units";
import type { BookingSpan } from "../time/booking-span";
import { shownAt } from "../time/clock-changes";
import { fromMinutes, shortTime } from "../time/clock-times";
import { addDays } from "../time/club-dates";
import type { ClockOffsets, ClubNow } from "../time/club-now";
import type { Conditions, ForecastHour } from "./conditions-schemas";
import { forecastDaysAhead, hoursTouched, isFresh } from "./forecast-hours";
import { type Measure, measures } from "./measures";
import type { RowerLimits } from "./rower-limits";
import type { Verdict } from "./verdicts";
import { verdicts } from "./verdicts";

/**
 * Whether a rower with these limits should go: the worst of every hour the outing touches. Null for
 * an outing more than three days ahead (rules, Conditions). The reasons are told in the club's units.
 */
export function judgeConditions(
  outing: BookingSpan,
  forecast: readonly ForecastHour[],
  limits: RowerLimits,
  now: Pick<ClubNow, "instant" | "today"> & ClockOffsets,
  club: Formats & { units: Units },
): Conditions | null {
  if (outing.bookingDate > addDays(now.today, forecastDaysAhead)) return null;
  const findings = hoursTouched(outing, now).flatMap((at) => {
    const hour = forecast.find((one) => one.at === at && isFresh(one, now)) ?? null;
    return measures.map((measure) =>
      findIn(hour, { measure, limits, units: club.units }, timeOf(at, now, club)),
    );
  });
  const worst = verdicts.findLast((one) => findings.some(({ grade }) => grade === one)) ?? "go";
  return { verdict: worst, reasons: worst === "go" ? [] : reasonsFor(worst, findings) };
}

/** "7 AM": when an hour begins by the club's clock. */
const timeOf = (at: number, clock: ClockOffsets, formats: Formats): string =>
  shortTime(fromMinutes(shownAt(at * 1000, clock).minutes), formats);

interface Finding {
  measure: Measure;
  grade: Verdict;
  /** how bad it is, to be compared within a measure */
  severity: number;
  words: string;
}

interface Judged {
  measure: Measure;
  limits: RowerLimits;
  units: Units;
}

function findIn(
  hour: ForecastHour | null,
  { measure, limits, units }: Judged,
  time: string,
): Finding {
  const value = hour === null ? null : hour[measure.of];
  if (value === null) {
    return { measure, grade: "unknown", severity: 0, words: `No fresh forecast for ${time}` };
  }
  const grade = measure.grade(value, limits);
  const words = measure.words(value, limits, time, units);
  return { measure, grade, severity: measure.severity(value), words };
}

/** One reason for each measure: its worst hour, the earliest of several. */
function reasonsFor(worst: Verdict, findings: readonly Finding[]): string[] {
  const told = measures.flatMap((measure) => {
    const found = findings.filter((one) => one.measure === measure && one.grade === worst);
    const most = Math.max(...found.map(({ severity }) => severity));
    return found.find(({ severity }) => severity === most)?.words ?? [];
  });
  return [...new Set(told)];
}
