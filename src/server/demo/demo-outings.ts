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

/**
 * Past, upcoming and cancelled outings. Tomorrow's Solo at 6:30 AM stays free: it is the first
 * booking people are shown how to make.
 */
export const demoOutings: readonly DemoOuting[] = [
  { who: "sam", boat: "heron", day: -9, startTime: "07:00", duration: 1.5 },
  { who: "sam", boat: "orca", day: -3, startTime: "09:00", duration: 2 },
  { who: "jo", boat: "kingfisher", day: -2, startTime: "06:30", duration: 1 },
  { who: "lee", boat: "heron", day: -1, startTime: "17:00", duration: 2 },
  { who: "ana", boat: "orca", day: -1, startTime: "08:00", duration: 1.5 },
  { who: "lee", boat: "kingfisher", day: 1, startTime: "08:00", duration: 1 },
  { who: "ana", boat: "orca", day: 1, startTime: "10:00", duration: 2 },
  { who: "ben", boat: "heron", day: 1, startTime: "16:00", duration: 1 },
  { who: "jo", boat: "heron", day: 2, startTime: "07:00", duration: 1, cancelled: true },
  { who: "manager", boat: "kingfisher", day: 2, startTime: "06:00", duration: 2 },
  { who: "unlimited", boat: "orca", day: 2, startTime: "12:00", duration: 3 },
  { who: "admin", boat: "heron", day: 3, startTime: "18:00", duration: 1.5 },
  { who: "ben", boat: "kingfisher", day: 4, startTime: "09:30", duration: 1.5 },
  { who: "unlimited", boat: "heron", day: 5, startTime: "05:00", duration: 4 },
  { who: "lee", boat: "heron", day: 5, startTime: "09:00", duration: 4 },
  { who: "ana", boat: "heron", day: 5, startTime: "13:00", duration: 4 },
  { who: "ben", boat: "heron", day: 5, startTime: "17:00", duration: 4 },
  { who: "jo", boat: "heron", day: 5, startTime: "21:00", duration: 1 },
];
