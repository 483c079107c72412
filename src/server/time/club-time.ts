import { addMinutes } from "date-fns";
import moment from "moment-timezone";
import { club } from "../../shared/club";
import type { ClockTime } from "../../shared/time/clock-times";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";

// Node's own zone data may be older than British Columbia's change of 2026-11-01, so the server
// brings its own and never asks Intl; rules, Time.

const zone = knownZone(club.timeZone);

function knownZone(name: string) {
  const known = moment.tz.zone(name);
  if (!known) throw new Error(`No time zone is called ${name}.`);
  return known;
}

/** The club's clock at an instant. */
export function clubNowAt(instant: Date): ClubNow {
  const offsetMinutes = -zone.utcOffset(instant.getTime());
  // The club's clock, written as if it stood in Greenwich.
  const shown = addMinutes(instant, offsetMinutes);
  return {
    instant: instant.toISOString(),
    offsetMinutes,
    today: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** The instant at which the club's clock shows this date and time. */
export function clubInstant(date: ClubDate, time: ClockTime): Date {
  const shown = new Date(`${date}T${time}Z`);
  return addMinutes(shown, zone.parse(shown.getTime()));
}

/** The instant at which a club day is over. */
export function endOfClubDay(date: ClubDate): Date {
  return clubInstant(addDays(date, 1), "00:00");
}
