import { hoursOn, slotMinutes } from "../../shared/profile/day-hours";
import { endTime, fromMinutes, toMinutes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Moment } from "../time/moment";
import type { DemoClub, DemoOuting } from "./demo-club";
import type { DemoKey } from "./demo-people";

type When = Pick<Moment, "now" | "club">;
type Span = Pick<DemoOuting, "day" | "startTime" | "duration">;

/** What a demo club rowed lately and will row, seen from now; each is charged. */
export const demoOutings = (demo: DemoClub, when: When): readonly DemoOuting[] => [
  ...demo.outings.filter((outing) => isOpenFor(outing, when)),
  ...outingsOfNow(demo, when),
  ...overdueOutings(demo, when),
  ...bookedOutDay(demo, when),
];

/** The weeks of what is booked for several at once, as far as the club is open. */
export const demoSeries = ({ series: { weeks, ...first } }: DemoClub, when: When): DemoOuting[] =>
  Array.from({ length: weeks }, (_, week) => ({ ...first, day: first.day + 7 * week })).filter(
    (outing) => isOpenFor(outing, when),
  );

/**
 * Uma's of the weeks before today, and of the same weeks a year before, for the reports to compare.
 * Her hours are unlimited, so nothing was charged.
 */
export function demoSeasons({ weekly }: DemoClub, when: When): DemoOuting[] {
  // 1, 2 or 3 hours in turn.
  const lunchRow = (day: number, week: number): DemoOuting => {
    return { who: "unlimited", ...weekly.lunch, day, duration: 1 + (week % 3) };
  };
  const dawnRow = (day: number): DemoOuting => {
    return { who: "unlimited", ...weekly.dawn, day, duration: 1 };
  };
  const all = [
    ...Array.from({ length: 13 }, (_, week) => lunchRow(-406 + week * 7, week)),
    ...Array.from({ length: 8 }, (_, week) => lunchRow(-56 + week * 7, week + 1)),
    ...Array.from({ length: 8 }, (_, week) => dawnRow(-54 + week * 7)),
  ];
  return all.filter((outing) => isOpenFor(outing, when));
}

/** The first day on which the club is open, from so many days ahead on; it is open on one of three. */
export const openDay = (from: number, when: When): number =>
  [from, from + 1].find((day) => hoursOf(day, when) !== null) ?? from + 2;

const hoursOf = (day: number, { now, club }: When) => hoursOn(addDays(now.today, day), club);

function isOpenFor({ day, startTime, duration }: Span, when: When): boolean {
  const hours = hoursOf(day, when);
  return hours !== null && startTime >= hours.opens && endTime(startTime, duration) <= hours.closes;
}

/** Someone is on the water while the demo is first looked at, unless the club is closed. */
function outingsOfNow({ outNow }: DemoClub, when: When): DemoOuting[] {
  const span = { day: 0, startTime: fromMinutes(lastStart(when.now)), duration: 1 };
  return isOpenFor(span, when) ? [{ who: "ana", boat: outNow, ...span }] : [];
}

const lastStart = ({ minutes }: ClubNow) => Math.floor(minutes / slotMinutes) * slotMinutes;

/**
 * Someone who should have been back a while ago, in a boat that nobody has had since: the demo's
 * incident. Her hours are unlimited.
 */
export function overdueOutings({ missed, outings }: DemoClub, when: When): DemoOuting[] {
  const start = lastStart(when.now) - 90;
  if (start < 0) return [];
  const span = { day: 0, startTime: fromMinutes(start), duration: 1 };
  if (!isOpenFor(span, when)) return [];
  const boat = missed.find((key) =>
    outings.every(
      (outing) =>
        outing.boat !== key ||
        outing.day !== 0 ||
        outing.startTime > fromMinutes(when.now.minutes) ||
        endTime(outing.startTime, outing.duration) <= span.startTime,
    ),
  );
  return boat ? [{ who: "unlimited", boat, ...span }] : [];
}

const inTurn: readonly DemoKey[] = ["unlimited", "lee", "ana", "ben", "jo"];

/** A day on which one boat is taken from opening to closing, as long each as the club lets them. */
function bookedOutDay({ bookedOut }: DemoClub, when: When): DemoOuting[] {
  const day = bookedOutOn(when);
  const hours = hoursOf(day, when);
  if (!hours) return [];
  const [opens, closes] = [toMinutes(hours.opens), toMinutes(hours.closes)];
  const longest = when.club.longestOuting * 60;
  return inTurn
    .map((who, nr) => ({ who, start: opens + nr * longest }))
    .filter(({ start }) => start < closes)
    .map(({ who, start }) => ({
      who,
      boat: bookedOut,
      day,
      startTime: fromMinutes(start),
      duration: Math.min(longest, closes - start) / 60,
    }));
}

export const bookedOutOn = (when: When): number => openDay(5, when);
