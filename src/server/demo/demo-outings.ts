import { documentedProfile } from "../../shared/profile/club-profile";
import { hoursOn, slotMinutes } from "../../shared/profile/day-hours";
import { endTime, fromMinutes, toMinutes } from "../../shared/time/clock-times";
import type { ClubNow } from "../../shared/time/club-now";
import type { DemoKey } from "./demo-accounts";
import type { DemoBoatKey } from "./demo-boats";

/** A demo booking: days from today on the club's calendar. */
export interface DemoOuting {
  who: DemoKey;
  boat: DemoBoatKey;
  day: number;
  startTime: string;
  duration: number;
  cancelled?: boolean;
}

/** What the demo club rowed lately and will row, seen from now; each is charged. */
export const demoOutings = (now: ClubNow): readonly DemoOuting[] => [
  ...outingsBefore,
  ...outingsOfToday,
  ...outingsOfNow(now),
  ...overdueOutings(now),
  ...outingsAhead,
];

/**
 * Uma's of the weeks before today, and of the same weeks a year before, for the reports to compare.
 * Her hours are unlimited, so nothing was charged.
 */
export const demoSeasons: readonly DemoOuting[] = [
  ...Array.from({ length: 13 }, (_, week) => lunchRow(-406 + week * 7, week)),
  ...Array.from({ length: 8 }, (_, week) => lunchRow(-56 + week * 7, week + 1)),
  ...Array.from({ length: 8 }, (_, week) => dawnRow(-54 + week * 7)),
];

/** Every week: 1, 2 or 3 hours in turn. */
function lunchRow(day: number, week: number): DemoOuting {
  return { who: "unlimited", boat: "orca", day, startTime: "12:00", duration: 1 + (week % 3) };
}

function dawnRow(day: number): DemoOuting {
  return { who: "unlimited", boat: "kingfisher", day, startTime: "06:30", duration: 1 };
}

const outingsBefore: readonly DemoOuting[] = [
  { who: "sam", boat: "heron", day: -9, startTime: "07:00", duration: 1.5 },
  { who: "sam", boat: "orca", day: -3, startTime: "09:00", duration: 2 },
  { who: "jo", boat: "kingfisher", day: -2, startTime: "06:30", duration: 1 },
  { who: "lee", boat: "heron", day: -1, startTime: "17:00", duration: 2 },
  { who: "ana", boat: "orca", day: -1, startTime: "08:00", duration: 1.5 },
];

/** One after the other, so that some are back and some still come at whatever hour one looks. */
const outingsOfToday: readonly DemoOuting[] = [
  { who: "lee", boat: "heron", day: 0, startTime: "05:30", duration: 1 },
  { who: "manager", boat: "orca", day: 0, startTime: "07:30", duration: 1.5 },
  { who: "jo", boat: "heron", day: 0, startTime: "10:30", duration: 1 },
  { who: "ben", boat: "orca", day: 0, startTime: "13:30", duration: 1 },
  { who: "lee", boat: "heron", day: 0, startTime: "16:30", duration: 1.5 },
  { who: "manager", boat: "orca", day: 0, startTime: "19:00", duration: 1 },
  { who: "jo", boat: "heron", day: 0, startTime: "20:30", duration: 1 },
];

/** Someone is on the water while the demo is first looked at, unless the club is closed. */
function outingsOfNow(now: ClubNow): DemoOuting[] {
  const start = Math.floor(now.minutes / slotMinutes) * slotMinutes;
  const startTime = fromMinutes(start);
  if (!isOpenFrom(start, now)) return [];
  return [{ who: "ana", boat: "kingfisher", day: 0, startTime, duration: 1 }];
}

/** Whether the demo club is open for an hour from a minute of today on. */
function isOpenFrom(start: number, { today }: ClubNow): boolean {
  const hours = hoursOn(today, documentedProfile);
  return hours !== null && start >= toMinutes(hours.opens) && start + 60 <= toMinutes(hours.closes);
}

/**
 * Someone who should have been back a while ago, in a boat that nobody has had since: the demo's
 * incident. Her hours are unlimited.
 */
export function overdueOutings(now: ClubNow): DemoOuting[] {
  const start = Math.floor(now.minutes / slotMinutes) * slotMinutes - 90;
  if (!isOpenFrom(start, now)) return [];
  const startTime = fromMinutes(start);
  const boat = (["orca", "heron"] as const).find((key) =>
    outingsOfToday.every(
      (outing) =>
        outing.boat !== key ||
        outing.startTime > fromMinutes(now.minutes) ||
        endTime(outing.startTime, outing.duration) <= startTime,
    ),
  );
  return boat ? [{ who: "unlimited", boat, day: 0, startTime, duration: 1 }] : [];
}

/**
 * What is booked and what was cancelled. Tomorrow's Solo at 6:30 AM stays free: it is the first
 * booking people are shown how to make.
 */
const outingsAhead: readonly DemoOuting[] = [
  { who: "lee", boat: "kingfisher", day: 1, startTime: "08:00", duration: 1 },
  { who: "ana", boat: "orca", day: 1, startTime: "10:00", duration: 2 },
  { who: "ben", boat: "heron", day: 1, startTime: "16:00", duration: 1 },
  { who: "jo", boat: "heron", day: 2, startTime: "07:00", duration: 1, cancelled: true },
  { who: "manager", boat: "kingfisher", day: 2, startTime: "06:00", duration: 2 },
  { who: "unlimited", boat: "orca", day: 2, startTime: "12:00", duration: 3 },
  { who: "admin", boat: "heron", day: 3, startTime: "18:00", duration: 1.5 },
  // Booked before the boat was found to be unusable.
  { who: "unlimited", boat: "cormorant", day: 4, startTime: "14:00", duration: 1 },
  { who: "ben", boat: "kingfisher", day: 4, startTime: "09:30", duration: 1.5 },
  { who: "unlimited", boat: "heron", day: 5, startTime: "05:00", duration: 4 },
  { who: "lee", boat: "heron", day: 5, startTime: "09:00", duration: 4 },
  { who: "ana", boat: "heron", day: 5, startTime: "13:00", duration: 4 },
  { who: "ben", boat: "heron", day: 5, startTime: "17:00", duration: 4 },
  { who: "jo", boat: "heron", day: 5, startTime: "21:00", duration: 1 },
  { who: "sam", boat: "kingfisher", day: 6, startTime: "09:00", duration: 1.5 },
];
