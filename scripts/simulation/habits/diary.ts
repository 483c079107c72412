import { addMinutes } from "date-fns";
import { clubInstant, testMoment } from "../../../src/server/testing/test-moment";
import { addDays, type ClubDate } from "../../../src/shared/time/club-dates";
import { admins, firstNewcomer, founders } from "../cast";
import type { Dice } from "../dice";
import { type Step, writtenAt } from "../story";

/** A story while it is drawn: what is written for when, and who and what there is to write about. */
export class Diary {
  readonly steps: Step[] = [];
  /** newcomers, by number, who may be rowers by now */
  readonly newcomers: number[] = [];
  readonly bookings: { booking: number; details: object }[] = [];
  readonly orders: number[] = [];
  readonly sales: number[] = [];
  readonly blocks: number[] = [];
  private labels = 0;
  /** the moment that is drawn */
  private now = new Date(0);

  constructor(
    readonly dice: Dice,
    readonly processes: number,
  ) {}

  /** Some moment of a day on which people are up. */
  turnTo(day: ClubDate): void {
    const dawn = clubInstant(day, "05:10");
    this.now = addMinutes(dawn, this.dice.between(0, 16 * 60));
  }

  get today(): ClubDate {
    return testMoment(this.now).now.today;
  }

  day(ahead: number): ClubDate {
    return addDays(this.today, ahead);
  }

  /** A number that no other thing of the story has. */
  label(): number {
    this.labels += 1;
    return this.labels;
  }

  newcomer(): number {
    const who = firstNewcomer + this.newcomers.length;
    this.newcomers.push(who);
    return who;
  }

  /** Somebody who rows: mostly one of those who always do. */
  rower(): number {
    const { dice } = this;
    if (dice.percent(75)) return dice.between(admins.length + 1, 28);
    const newcomer = dice.percent(60) ? dice.recent(this.newcomers) : undefined;
    return newcomer ?? dice.between(admins.length + 1, founders - 1);
  }

  boat(): number {
    return this.dice.between(1, 8);
  }

  /** Writes a step for so many minutes from now. */
  write(minutes: number, what: string, details: object = {}): void {
    this.steps.push({ at: writtenAt(addMinutes(this.now, minutes)), ...this.part(what, details) });
  }

  /** A step without its time, as one of several at once. */
  part(what: string, details: object = {}): { do: string } {
    const via = this.processes > 1 ? { via: this.dice.between(0, this.processes - 1) } : {};
    return { do: what, ...via, ...details };
  }

  writeAt(day: ClubDate, time: string, what: string, details: object = {}): void {
    this.now = clubInstant(day, time);
    this.write(0, what, details);
  }
}

/** Something that happens now and then: its share of all that happens, and how it goes. */
export interface Habit {
  share: number;
  what: (diary: Diary) => void;
}
