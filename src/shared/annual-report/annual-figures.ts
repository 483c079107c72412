import { toHours } from "../hours/quarters";
import { formatCents } from "../payments/money";
import { formatDate } from "../time/club-dates";
import type { AnnualFacts } from "./annual-facts";
import type { AnnualReport, Cell, Column, Figure } from "./annual-report-schemas";
import { cellWords } from "./cell-words";
import { column, distanceColumn, ending, hours, kilometres, rowed, sum } from "./counting";
import { fleetFigure, kindsFigure, timesFigure } from "./fleet-figures";
import { currenciesIn, incomeFigure, ofCurrency } from "./income-figure";
import { hoursFigure, kilometresFigure, membersFigure, missedFigure } from "./monthly-figures";

/** What an annual report says of these facts. */
export function toAnnualReport(facts: AnnualFacts): AnnualReport {
  const { startDate, endDate } = facts;
  return { startDate, endDate, headlines: headlines(facts), figures: figures(facts) };
}

function headlines(facts: AnnualFacts) {
  const { sales, moneyBack, bookings, members, profile } = facts;
  const quarters = sum(sales, (one) => one.quarters) - sum(moneyBack, (one) => one.quarters);
  const all: [column: Column, cell: Cell][] = [
    [column("sold", "Hours sold", "hours"), toHours(quarters)],
    [column("rowed", "Hours rowed", "hours"), hours(ending(bookings, rowed))],
    ...currenciesIn(facts).map((currency): [Column, Cell] => [
      column("kept", `Income kept, ${currency}`, "cad"),
      keptOf(facts, currency),
    ]),
    [distanceColumn(profile.units, " logged"), kilometres(bookings)],
    [column("members", "Members today", "count"), members],
  ];
  return all.map(([of, cell]) => ({ term: of.head, value: cellWords(of, cell, profile) }));
}

function keptOf(facts: AnnualFacts, currency: string): string {
  const { sales, moneyBack } = ofCurrency(facts, currency);
  const paid = sum(sales, ({ netCents, gstCents }) => netCents + gstCents);
  return formatCents(paid - sum(moneyBack, ({ cents }) => cents), currency);
}

/** What was rowed, the money, the fleet, and who was there. */
const figures = (facts: AnnualFacts): Figure[] => [
  hoursFigure(facts),
  kilometresFigure(facts),
  incomeFigure(facts),
  fleetFigure(facts),
  kindsFigure(facts),
  missedFigure(facts),
  timesFigure(facts),
  membersFigure(facts),
  quietFigure(facts),
];

function quietFigure({ quiet, quietSince }: AnnualFacts): Figure {
  const since = formatDate(quietSince, "MMMM d, yyyy");
  return {
    name: "quiet",
    title: "Members who went quiet",
    lead: `Approved members without a booking after ${since}, the quietest first. Their names are on this screen and in its CSV file, not in the PDF.`,
    columns: [
      column("member", "Member", "text"),
      column("standing", "Standing", "text"),
      column("lastBooking", "Last booking", "date"),
    ],
    rows: quiet.map(({ name, standing, lastBooking }) => [name, standing, lastBooking]),
    total: null,
    drawn: { kind: "bars", keys: [] },
    namesPeople: true,
  };
}
