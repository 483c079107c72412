import { addMinutes } from "date-fns";
import zoneData from "moment-timezone";
import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";

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

function makeClock(name: string): ClubClock {
  const zone = zoneData.tz.zone(name);
  if (!zone) throw new Error(`No time zone is called ${name}.`);
  const instantOf = (date: ClubDate, time: ClockTime) => {
    const shown = new Date(`${date}T${time}Z`);
    return addMinutes(shown, zone.parse(shown.getTime()));
  };
  return {
    zone: name,
    nowAt: (instant) => readAt(instant, -zone.utcOffset(instant.getTime())),
    instantOf,
    endOfDay: (date) => instantOf(addDays(date, 1), "00:00"),
  };
}

function readAt(instant: Date, offsetMinutes: number): ClubNow {
  // The club's clock, written as if it stood in Greenwich.
  const shown = addMinutes(instant, offsetMinutes);
  return {
    instant: instant.toISOString(),
    offsetMinutes,
    today: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}
