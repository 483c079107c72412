import { toHours } from "../hours/quarters";
import { aKind } from "../profile/boat-kinds";
import { distanceName } from "../profile/units";
import { formatDate } from "../time/club-dates";
import type { AnnualFacts } from "./annual-facts";
import type { Cell, Figure } from "./annual-report-schemas";
import {
  booked,
  column,
  count,
  distanceColumn,
  ending,
  hours,
  kilometres,
  percent,
  rowed,
  sum,
} from "./counting";
import { monthsOf } from "./report-year";

/** What the rows of a month are about. */
export const month = column("month", "Month", "month");

/** What of the facts belongs to a month. */
type Part = Pick<AnnualFacts, "sales" | "moneyBack" | "bookings" | "comingAndGoing">;

/** A row for each month, and one for all of them, which the same reckoning makes. */
function byMonth(facts: AnnualFacts, cellsOf: (part: Part) => Cell[]) {
  const rows = monthsOf(facts).map((name) => {
    const ofMonth = <T extends { month: string }>(all: readonly T[]) =>
      all.filter((one) => one.month === name);
    const part = {
      sales: ofMonth(facts.sales),
      moneyBack: ofMonth(facts.moneyBack),
      bookings: ofMonth(facts.bookings),
      comingAndGoing: ofMonth(facts.comingAndGoing),
    };
    return [name, ...cellsOf(part)];
  });
  return { rows, total: ["Total", ...cellsOf(facts)], namesPeople: false };
}

export function hoursFigure(facts: AnnualFacts): Figure {
  return {
    name: "hours",
    title: "Hours sold and rowed",
    lead: `Sold and taken back are hours of balance, booked and rowed are hours on the water${ratesWords(facts)}. Charged is what outings of the month cost, with what late cancelling kept.`,
    columns: [
      month,
      column("sold", "Sold", "hours"),
      column("takenBack", "Taken back", "hours"),
      column("booked", "Booked", "hours"),
      column("rowed", "Rowed", "hours"),
      column("charged", "Charged", "hours"),
    ],
    ...byMonth(facts, ({ sales, moneyBack, bookings }) => [
      toHours(sum(sales, ({ quarters }) => quarters)),
      toHours(sum(moneyBack, ({ quarters }) => quarters)),
      hours(ending(bookings, booked)),
      hours(ending(bookings, rowed)),
      toHours(sum(bookings, ({ charged }) => charged)),
    ]),
    drawn: { kind: "columns", keys: ["sold", "rowed"] },
  };
}

/** What differs from an hour of balance for an hour on the water: "; an hour in a Tango charges 1.5 of balance". */
function ratesWords({ profile }: AnnualFacts): string {
  const words = profile.boatKinds
    .filter(({ rate }) => rate !== 1)
    .map((kind) => `an hour in ${aKind(kind)} charges ${kind.rate || "none"} of balance`);
  return words.length > 0 ? `; ${words.join(", ")}` : "";
}

export function missedFigure(facts: AnnualFacts): Figure {
  const { loggedFrom } = facts;
  return {
    name: "missed",
    title: "Missed outings",
    lead: loggedFrom
      ? `Booked, not cancelled and never launched, of those that the outing log knows. It is kept since ${formatDate(loggedFrom, "MMMM d, yyyy")}; of outings before it without a launch nobody knows.`
      : "The outing log is off, so of outings without a launch nobody knows.",
    columns: [
      month,
      column("launched", "Launched", "count"),
      column("missed", "Missed", "count"),
      column("share", "Share missed", "percent"),
      column("unknown", "Not known", "count"),
    ],
    ...byMonth(facts, ({ bookings }) => {
      const launched = count(ending(bookings, ["launched"]));
      const missed = count(ending(bookings, ["missed"]));
      const unknown = count(ending(bookings, ["unlogged"]));
      const share = unknown > 0 ? null : percent(missed, launched + missed);
      return [launched, missed, share, unknown];
    }),
    drawn: { kind: "columns", keys: ["missed"] },
  };
}

export function kilometresFigure(facts: AnnualFacts): Figure {
  const { units } = facts.profile;
  return {
    name: "kilometres",
    title: `${distanceName(units)} by month`,
    lead: "As rowers logged them after landing; those of each boat stand with the fleet.",
    columns: [month, column("outings", "Logged outings", "count"), distanceColumn(units)],
    ...byMonth(facts, ({ bookings }) => [
      count(ending(bookings, ["launched"])),
      kilometres(bookings),
    ]),
    drawn: { kind: "columns", keys: ["kilometres"] },
  };
}

export function membersFigure(facts: AnnualFacts): Figure {
  const since = formatDate(facts.quietSince, "MMMM d, yyyy");
  return {
    name: "members",
    title: "Members who came and left",
    lead: `Approved members by the day they registered, and members by the day they left; names go with whoever leaves. Today the club has ${facts.members}; without a booking after ${since}: ${facts.quiet.length}.`,
    columns: [month, column("joined", "New", "count"), column("left", "Left", "count")],
    ...byMonth(facts, ({ comingAndGoing }) => [
      sum(comingAndGoing, ({ joined }) => joined),
      sum(comingAndGoing, ({ left }) => left),
    ]),
    drawn: { kind: "columns", keys: ["joined", "left"] },
  };
}
