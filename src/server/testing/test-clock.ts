import { addDays, addMinutes } from "date-fns";
import type { Clock } from "../time/clock";

/** 2026-11-20, 12:30 on the club's clock: three weeks after British Columbia stayed on UTC−7. */
export const fridayNoon = new Date("2026-11-20T19:30:00Z");

/** A clock that stands still until it is told otherwise. */
export class TestClock implements Clock {
  constructor(private at: Date = fridayNoon) {}

  now(): Date {
    return this.at;
  }

  set(at: Date): void {
    this.at = at;
  }

  passMinutes(minutes: number): void {
    this.at = addMinutes(this.at, minutes);
  }

  passDays(days: number): void {
    this.at = addDays(this.at, days);
  }
}
