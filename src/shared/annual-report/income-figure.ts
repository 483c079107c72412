import { formatCents } from "../payments/money";
import { taxNames } from "../payments/tax-words";
import type { AnnualFacts } from "./annual-facts";
import type { Cell, Column, Figure } from "./annual-report-schemas";
import { column, sum } from "./counting";
import { month } from "./monthly-figures";
import { monthsOf } from "./report-year";

type Money = Pick<AnnualFacts, "sales" | "moneyBack">;

/** What the money of these days was in; the club's currency where there was none. */
export function currenciesIn({ sales, moneyBack, profile }: AnnualFacts): string[] {
  const all = new Set([...sales, ...moneyBack].map(({ currency }) => currency));
  return all.size > 0 ? [...all].sort() : [profile.currency];
}

export const ofCurrency = ({ sales, moneyBack }: Money, name: string): Money => ({
  sales: sales.filter(({ currency }) => currency === name),
  moneyBack: moneyBack.filter(({ currency }) => currency === name),
});

/** A row for each month; where the money was in several currencies, for each month and currency. */
export function incomeFigure(facts: AnnualFacts): Figure {
  const [first = "", ...others] = currenciesIn(facts);
  const figure = {
    name: "income" as const,
    title: "Income by month",
    lead: "Payments in the month in which they came, and what went back in the month in which it did: by a refund, or taken by the provider or the buyer's bank. Kept is what remains.",
    namesPeople: false,
  };
  const rowsOf = (currency: string, ofMonth: string): Cell[] =>
    cellsOf(within(ofCurrency(facts, currency), ofMonth), currency, facts);
  if (others.length === 0) {
    return {
      ...figure,
      columns: [month, ...columnsOf(facts, first)],
      rows: monthsOf(facts).map((name) => [name, ...rowsOf(first, name)]),
      total: ["Total", ...cellsOf(facts, first, facts)],
      drawn: { kind: "columns", keys: ["gross", "kept"] },
    };
  }
  // Money of several currencies has no sum, and cannot be drawn on one scale.
  return {
    ...figure,
    columns: [month, column("currency", "Currency", "text"), ...columnsOf(facts)],
    rows: monthsOf(facts).flatMap((name) =>
      [first, ...others].map((currency) => [name, currency, ...rowsOf(currency, name)]),
    ),
    total: null,
    drawn: { kind: "columns", keys: [] },
  };
}

const within = ({ sales, moneyBack }: Money, name: string): Money => ({
  sales: sales.filter((one) => one.month === name),
  moneyBack: moneyBack.filter((one) => one.month === name),
});

function columnsOf({ knowsGst, profile }: AnnualFacts, unit?: string): Column[] {
  // Of taxes that were charged once and no longer are, no name is known.
  const tax = taxNames(profile) || "Tax";
  const money = (key: string, head: string): Column => ({ ...column(key, head, "cad"), unit });
  return [
    column("orders", "Orders", "count"),
    ...(knowsGst ? [money("net", "Net"), money("gst", tax)] : []),
    money("gross", knowsGst ? `With ${tax}` : "Paid"),
    money("refunded", "Refunded"),
    money("reversed", "Taken by banks"),
    ...(knowsGst ? [money("gstBack", `${tax} gone back`)] : []),
    money("kept", "Kept"),
  ];
}

function cellsOf({ sales, moneyBack }: Money, currency: string, { knowsGst }: AnnualFacts): Cell[] {
  const net = sum(sales, ({ netCents }) => netCents);
  const gst = sum(sales, ({ gstCents }) => gstCents);
  const reversed = sum(moneyBack, (back) => (back.reversed ? back.cents : 0));
  const back = sum(moneyBack, ({ cents }) => cents);
  const gstBack = sum(moneyBack, ({ gstCents }) => gstCents);
  const written = (cents: number) => formatCents(cents, currency);
  return [
    sum(sales, ({ orders }) => orders),
    ...(knowsGst ? [written(net), written(gst)] : []),
    written(net + gst),
    written(back - reversed),
    written(reversed),
    ...(knowsGst ? [written(gstBack)] : []),
    written(net + gst - back),
  ];
}
