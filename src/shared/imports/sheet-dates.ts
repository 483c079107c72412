import { searchable } from "../fields/compare-words";
import { addDays, type ClubDate, isClubDate } from "../time/club-dates";

/** The orders in which a sheet may write year, month and day. */
export const dateOrders = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What a cell means in each order that it fits. */
type Readings = Partial<Record<DateOrder, ClubDate>>;

/**
 * The order that all these cells fit; null where several fit and mean different days, or where none
 * fits all. Cells that are no date in any order have no say.
 */
export function findDateOrder(cells: readonly string[]): DateOrder | null {
  const dated = cells.map(readingsOf).filter((readings) => Object.keys(readings).length > 0);
  const fitting = dateOrders.filter((order) => dated.every((readings) => readings[order]));
  const [order] = fitting;
  const agree = fitting.every((other) =>
    dated.every((readings) => order && readings[other] === readings[order]),
  );
  return order && agree ? order : null;
}

/** The day a cell means in this order; null when it is none. */
export const readDate = (cell: string, order: DateOrder): ClubDate | null =>
  readingsOf(cell)[order] ?? null;

function readingsOf(cell: string): Readings {
  const day = cell.replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  const numbers = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(day);
  if (numbers) return ordersOf(numbers.slice(1));
  const sure = daySince1900(day) ?? namedMonth(day);
  return sure ? { ymd: sure, dmy: sure, mdy: sure } : {};
}

function ordersOf([first = "", second = "", third = ""]: string[]): Readings {
  const ymd = toDate(first, second, third);
  // A year of four digits in front is followed by its month, whatever the other dates look like.
  if (first.length === 4) return ymd ? { ymd, dmy: ymd, mdy: ymd } : {};
  const dmy = toDate(third, second, first);
  const mdy = toDate(third, first, second);
  return {
    ...(ymd && third.length < 3 && { ymd }),
    ...(dmy && { dmy }),
    ...(mdy && { mdy }),
  };
}

// Of two digits, 69 to 99 are of the last century, as most programs read them.
function toDate(year: string, month: string, day: string): ClubDate | null {
  const full = year.length === 2 ? `${year < "69" ? "20" : "19"}${year}` : year;
  const date = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isClubDate(date) ? date : null;
}

// A date cell that was not formatted as one leaves a spreadsheet as its number: days since 1899-12-30.
function daySince1900(text: string): ClubDate | null {
  const number = Number(text);
  const isOne = /^\d{5}(\.\d+)?$/.test(text) && number >= 20_000 && number < 80_000;
  return isOne ? addDays("1899-12-30", Math.floor(number)) : null;
}

// The first letters by which English and French months can be told apart, without accents.
const months = [
  ["jan"],
  ["feb", "fev"],
  ["mar"],
  ["apr", "avr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou"],
  ["sep"],
  ["oct"],
  ["nov"],
  ["dec"],
];

/** "14-Mar-26", "14 mars 2026", "March 14, 2026". */
function namedMonth(text: string): ClubDate | null {
  const plain = searchable(text);
  const [, before, name = "", after = "", year = ""] =
    /^(\d{1,2})?[-/. ]*([a-z]{3,9})[-/., ]*(\d{1,2})?[-/., ]+(\d{4}|\d{2})$/.exec(plain) ?? [];
  const month = months.findIndex((starts) => starts.some((start) => name.startsWith(start)));
  const day = before ?? after;
  if (month < 0 || !day || (before && after)) return null;
  return toDate(year, String(month + 1), day);
}
