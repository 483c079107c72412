import { describe, expect, test } from "vitest";
import { sampled } from "../../shared/testing/thoroughness";
import { instantAt, minutesTo, shownAt, shownTimes } from "../../shared/time/clock-changes";
import { fromMinutes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { clubClock, zoneNames } from "./club-clock";

// Zones differ by the thousand, their clocks from now to the end of 2028 by a few dozen.

const begin = new Date("2026-11-01T00:00:00Z");
const end = Date.parse("2029-01-01T00:00:00Z");
const minuteMs = 60_000;

/** What the clock of a zone does from `begin` on. */
function changesOf(zone: string) {
  const clock = clubClock(zone);
  const changes = [];
  let at = begin;
  for (;;) {
    const [next] = clock.nowAt(at).changes;
    if (!next || Date.parse(next.instant) >= end) return changes;
    const from = clock.nowAt(at).offsetMinutes;
    changes.push({ at: Date.parse(next.instant), from, to: next.offsetMinutes });
    at = new Date(next.instant);
  }
}

const behaviours = new Map(
  zoneNames().map((zone) => {
    const { offsetMinutes } = clubClock(zone).nowAt(begin);
    return [JSON.stringify([offsetMinutes, changesOf(zone)]), zone];
  }),
);
const zones = [...behaviours.values()];
const changing = zones.filter((zone) => changesOf(zone).length > 0);
const halfHours = Array.from({ length: 48 }, (_, nr) => fromMinutes(nr * 30));

test("every zone that this server's other zone data names is known", () => {
  const unknown = Intl.supportedValuesOf("timeZone").filter((zone) => !zoneNames().includes(zone));
  expect(unknown).toEqual([]);
  expect(zones.length).toBeGreaterThan(50);
  expect(changing.length).toBeGreaterThan(20);
});

describe.each(sampled(changing))("around its changes the clock of %s", (zone) => {
  const clock = clubClock(zone);
  const around = changesOf(zone).flatMap(({ at, from, to }) => {
    const day = shownAt(at - minuteMs, { offsetMinutes: from }).today;
    const times = [-1, 0, 1].flatMap((days) =>
      halfHours.map((time) => ({ date: addDays(day, days), time })),
    );
    return times.map((one) => ({ ...one, at, from, to }));
  });

  test("shows each time first when it comes first, and skips to the change what does not come", () => {
    for (const { date, time, at, from, to } of around) {
      const instant = clock.instantOf(date, time).getTime();
      const shown = (ms: number) => {
        const { today, minutes } = clock.nowAt(new Date(ms));
        return `${today} ${fromMinutes(minutes)}`;
      };
      const wanted = `${date} ${time}`;
      if (shown(instant) === wanted) {
        expect(shown(instant - Math.abs(to - from) * minuteMs)).not.toBe(wanted);
      } else {
        expect([instant, to > from]).toEqual([at, true]);
        expect(shown(at - minuteMs) < wanted && wanted < shown(at)).toBe(true);
      }
    }
  });

  test("is read by browsers as the server reads it, before it and after", () => {
    for (const { date, time, at } of around) {
      for (const days of [-40, -1, 1, 40]) {
        const now = clock.nowAt(new Date(at + days * 24 * 60 * minuteMs));
        const instant = clock.instantOf(date, time);
        expect(instantAt(date, time, now)).toBe(instant.getTime());
        const { today, minutes } = clock.nowAt(instant);
        expect(shownAt(instant.getTime(), now)).toEqual({ today, minutes });
        const exists = today === date && fromMinutes(minutes) === time;
        expect(shownTimes([time], date, now)).toEqual(exists ? [time] : []);
        const away = Math.round((instant.getTime() - Date.parse(now.instant)) / minuteMs);
        expect(minutesTo(date, time, now)).toBe(away);
      }
    }
  });

  test("ends a day where the next begins, and no day is ahead of itself", () => {
    for (const { date } of around) {
      const last = clock.endOfDay(date).getTime() - minuteMs;
      expect(clock.nowAt(new Date(last)).today).toBe(date);
      expect(clock.nowAt(clock.endOfDay(date)).today).toBe(addDays(date, 1));
    }
  });
});
