import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromMinutes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { projectRoot } from "../project-root";
import { clubClock } from "./club-clock";

const clock = clubClock("America/Vancouver");

/** Instants with the club's day, minutes since its midnight, and minutes east of UTC. */
const known = [
  // The club's present, on permanent UTC−7.
  ["2026-11-20T19:30:00Z", "2026-11-20", 750, -420],
  ["2026-11-21T06:59:59Z", "2026-11-20", 1439, -420],
  ["2026-11-21T07:00:00Z", "2026-11-21", 0, -420],
  ["2027-01-15T20:00:00Z", "2027-01-15", 780, -420],
  ["2027-07-01T19:00:00Z", "2027-07-01", 720, -420],
  // The last autumn the clocks went back.
  ["2025-11-02T08:59:00Z", "2025-11-02", 119, -420],
  ["2025-11-02T09:00:00Z", "2025-11-02", 60, -480],
  ["2025-11-02T10:00:00Z", "2025-11-02", 120, -480],
  // The last spring they went forward.
  ["2026-03-08T09:59:00Z", "2026-03-08", 119, -480],
  ["2026-03-08T10:00:00Z", "2026-03-08", 180, -420],
  // The autumn they no longer did.
  ["2026-11-01T08:59:00Z", "2026-11-01", 119, -420],
  ["2026-11-01T09:00:00Z", "2026-11-01", 120, -420],
  ["2026-11-02T08:00:00Z", "2026-11-02", 60, -420],
  ["2027-03-14T10:00:00Z", "2027-03-14", 180, -420],
] as const;

test.each(known)("at %s the club's clock shows %s, minute %d, offset %d", (...row) => {
  const [instant, today, minutes, offsetMinutes] = row;
  const shown = clock.nowAt(new Date(instant));
  expect(shown).toEqual({
    instant: new Date(instant).toISOString(),
    today,
    minutes,
    offsetMinutes,
    changes: shown.changes,
    earlier: shown.earlier,
  });
});

test("tells of its changes to come for 400 days, and of those that set how it stood before", () => {
  expect(clock.nowAt(new Date("2026-11-20T19:30:00Z"))).toMatchObject({
    changes: [],
    earlier: [
      { instant: "2024-03-10T10:00:00.000Z", offsetMinutes: -420 },
      { instant: "2024-11-03T09:00:00.000Z", offsetMinutes: -480 },
      { instant: "2025-03-09T10:00:00.000Z", offsetMinutes: -420 },
      { instant: "2025-11-02T09:00:00.000Z", offsetMinutes: -480 },
      { instant: "2026-03-08T10:00:00.000Z", offsetMinutes: -420 },
    ],
  });
  expect(clubClock("Europe/Berlin").nowAt(new Date("2026-11-20T19:30:00Z")).changes).toEqual([
    { instant: "2027-03-28T01:00:00.000Z", offsetMinutes: 120 },
    { instant: "2027-10-31T01:00:00.000Z", offsetMinutes: 60 },
  ]);
  const still = clubClock("Asia/Tokyo").nowAt(new Date("2026-11-20T19:30:00Z"));
  expect([still.changes, still.earlier]).toEqual([[], []]);
});

describe("the instant of a club time", () => {
  test.each([
    ["2026-11-20", "12:30", "2026-11-20T19:30:00.000Z"],
    ["2026-03-08", "05:00", "2026-03-08T12:00:00.000Z"],
    ["2025-11-02", "05:00", "2025-11-02T13:00:00.000Z"],
    ["2026-11-01", "05:00", "2026-11-01T12:00:00.000Z"],
    ["2026-12-25", "21:30", "2026-12-26T04:30:00.000Z"],
  ])("%s %s is %s", (date, time, instant) => {
    expect(clock.instantOf(date, time).toISOString()).toBe(instant);
  });

  test("reads back as the same day and time, on every half hour the club is open", () => {
    const day = fc.integer({ min: -800, max: 1500 }).map((days) => addDays("2026-11-20", days));
    const minute = fc.integer({ min: 10, max: 44 }).map((slot) => slot * 30);
    fc.assert(
      fc.property(day, minute, (date, minutes) => {
        const shown = clock.nowAt(clock.instantOf(date, fromMinutes(minutes)));
        expect(shown).toMatchObject({ today: date, minutes });
      }),
    );
  });

  test.each([
    ["2026-11-20", "2026-11-21T07:00:00.000Z"],
    ["2026-03-08", "2026-03-09T07:00:00.000Z"],
    ["2025-11-02", "2025-11-03T08:00:00.000Z"],
    ["2026-11-01", "2026-11-02T07:00:00.000Z"],
  ])("the day %s is over at %s", (date, instant) => {
    expect(clock.endOfDay(date).toISOString()).toBe(instant);
  });
});

describe("the clock of a zone", () => {
  test.each([
    ["America/Vancouver", "2026-12-01", 1439],
    ["America/Toronto", "2026-12-02", 119],
    ["Pacific/Auckland", "2026-12-02", 1199],
  ])(
    "shows in %s its own day and time, and gives them back as the instant",
    (zone, today, minutes) => {
      const instant = new Date("2026-12-02T06:59:00Z");
      const own = clubClock(zone);
      expect(own.nowAt(instant)).toMatchObject({ today, minutes });
      expect(own.instantOf(today, fromMinutes(minutes))).toEqual(instant);
    },
  );

  test("is made once", () => {
    expect(clubClock("America/Toronto")).toBe(clubClock("America/Toronto"));
    expect(clubClock("America/Toronto").zone).toBe("America/Toronto");
  });

  test("is none where nobody knows the zone", () => {
    expect(() => clubClock("America/Willows")).toThrow("No time zone is called America/Willows.");
  });
});

test.each([
  ["America/New_York", 300],
  ["Pacific/Kiritimati", -840],
  ["UTC", 0],
])(
  "a server in %s, %d minutes behind UTC, shows the same club time",
  async (zone, behindUtc) => {
    const script = `
      import { clubClock } from "./src/server/time/club-clock.ts";
      import { addDays, addMonths, daysBetween, formatDate, mondayOf } from "./src/shared/time/club-dates.ts";
      const clock = clubClock("America/Vancouver");
      console.log(JSON.stringify([
        new Date("2026-11-20T19:30:00Z").getTimezoneOffset(),
        ${JSON.stringify(known.map(([instant]) => instant))}.map((at) => clock.nowAt(new Date(at)))
          .map(({ changes, earlier, ...shown }) => shown),
        clock.instantOf("2026-11-20", "12:30"), clock.endOfDay("2026-03-08"),
        addDays("2026-03-07", 2), addMonths("2026-11-30", 3), daysBetween("2025-11-01", "2025-11-03"),
        mondayOf("2026-11-22"), formatDate("2026-11-20"),
      ]));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import=tsx", "--input-type=module", "--eval", script],
      { cwd: projectRoot, env: { ...process.env, TZ: zone } },
    );
    expect(JSON.parse(stdout)).toEqual([
      behindUtc,
      known.map(([instant, today, minutes, offsetMinutes]) => ({
        instant: new Date(instant).toISOString(),
        today,
        minutes,
        offsetMinutes,
      })),
      "2026-11-20T19:30:00.000Z",
      "2026-03-09T07:00:00.000Z",
      "2026-03-09",
      "2027-02-28",
      2,
      "2026-11-16",
      "Fri, Nov 20, 2026",
    ]);
  },
  60_000,
);
