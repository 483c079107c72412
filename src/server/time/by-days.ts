import { addDays, type ClubDate, daysBetween, toDay } from "../../shared/time/club-dates";

/** So many rows are ready within some hundredths of a second. */
const rowsAtOnce = 200;
const mostDays = 7;

/**
 * Reads some days of the club part by part, both ends included, so that everybody else is answered
 * in between: the days of a large club take seconds. A part is a week where little happens, and a day
 * where much does. What is moved meanwhile is told of once, where it was found last.
 */
export async function readByDays<Row>(
  { startDate, endDate }: { startDate: ClubDate; endDate: ClubDate },
  idOf: (row: Row) => number,
  read: (days: { gte: Date; lte: Date }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  let first = startDate;
  let many = 1;
  while (first <= endDate) {
    const days = Math.min(many, daysBetween(first, endDate) + 1);
    const next = addDays(first, days);
    const found = await read({ gte: toDay(first), lte: toDay(addDays(next, -1)) });
    for (const row of found) {
      rows.delete(idOf(row));
      rows.set(idOf(row), row);
    }
    first = next;
    many = daysOf(found.length / days);
  }
  return [...rows.values()];
}

/** How many days make a part, where each has about so many rows. */
const daysOf = (rowsADay: number) =>
  Math.max(1, Math.min(mostDays, Math.floor(rowsAtOnce / rowsADay)));
