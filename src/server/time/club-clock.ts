import { addDays as addDaysTo, addMinutes } from "date-fns";
import zoneData from "moment-timezone";
import { type ClockStretch, instantOn } from "../../shared/time/clock-changes";
import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { ClockChange, ClubNow } from "../../shared/time/club-now";

// Node's own zone data may be older than British Columbia's change of 2026-11-01, so the server
// brings its own and never asks Intl; rules, Time.

/** The clock on a club's wall, by which instants are read and club times become instants. */
export interface ClubClock {
  /** its name in the zone data: America/Vancouver */
  readonly zone: string;
  /** what it shows at an instant */
  nowAt(instant: Date): ClubNow;
  /** the instant at which it shows this date and time */
  instantOf(date: ClubDate, time: ClockTime): Date;
  /** the instant at which a club day is over */
  endOfDay(date: ClubDate): Date;
}

const clocks = new Map<string, ClubClock>();

/** The one clock of a zone; throws where the zone data has none of that name. */
export function clubClock(zone: string): ClubClock {
  const clock = clocks.get(zone) ?? makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

/** The names of all zones that the zone data knows. */
export const zoneNames = (): string[] => zoneData.tz.names();

function makeClock(name: string): ClubClock {
  const zone = zoneData.tz.zone(name);
  if (!zone) throw new Error(`No time zone is called ${name}.`);
  const stretches = zone.offsets.map((behindUtc, nr) => ({
    since: nr === 0 ? Number.NEGATIVE_INFINITY : (zone.untils[nr - 1] ?? Number.POSITIVE_INFINITY),
    offsetMinutes: -behindUtc,
  }));
  const changes = changesOf(stretches);
  const instantOf = (date: ClubDate, time: ClockTime) =>
    new Date(instantOn(stretches, date, time).at);
  return {
    zone: name,
    nowAt: (instant) => readAt(instant, changes, -zone.utcOffset(instant.getTime())),
    instantOf,
    endOfDay: (date) => instantOf(addDays(date, 1), "00:00"),
  };
}

interface KnownChange extends ClockChange {
  at: number;
}

/** What changes a zone's distance from UTC, not only its name. */
function changesOf(stretches: readonly ClockStretch[]): KnownChange[] {
  return stretches.flatMap(({ since, offsetMinutes }, nr) => {
    const before = stretches[nr - 1];
    if (!before || before.offsetMinutes === offsetMinutes) return [];
    return [{ at: since, instant: new Date(since).toISOString(), offsetMinutes }];
  });
}

/** The changes of so many days before and after an instant are told with it. */
const daysBefore = 800;
const daysAfter = 400;

function readAt(instant: Date, known: readonly KnownChange[], offsetMinutes: number): ClubNow {
  // The club's clock, written as if it stood in Greenwich.
  const shown = addMinutes(instant, offsetMinutes);
  const next = known.findIndex(({ at }) => at > instant.getTime());
  return {
    instant: instant.toISOString(),
    offsetMinutes,
    today: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    ...changesAround(instant, known, next === -1 ? known.length : next),
  };
}

/** Before the first of the earlier ones stands the one that set the distance until it. */
function changesAround(instant: Date, known: readonly KnownChange[], next: number) {
  const until = addDaysTo(instant, daysAfter).getTime();
  const from = addDaysTo(instant, -daysBefore).getTime();
  let last = next;
  while ((known[last]?.at ?? Number.POSITIVE_INFINITY) <= until) last += 1;
  let first = next;
  while ((known[first - 1]?.at ?? Number.NEGATIVE_INFINITY) > from) first -= 1;
  const told = (begin: number, end: number) =>
    known.slice(begin, end).map(({ instant, offsetMinutes }) => ({ instant, offsetMinutes }));
  return {
    changes: told(next, last),
    earlier: first === last ? [] : told(Math.max(0, first - 1), next),
  };
}
