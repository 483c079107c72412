import { addDays, type ClubDate, toDay } from "../../shared/time/club-dates";

/**
 * Reads some days of the club a week after the other, both ends included, so that everybody else is
 * answered in between: the days of a large club take seconds. What is moved meanwhile is told of
 * once, where it was found last.
 */
export async function readByWeeks<Row>(
  { startDate, endDate }: { startDate: ClubDate; endDate: ClubDate },
  idOf: (row: Row) => number,
  read: (days: { gte: Date; lte: Date }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let first = startDate; first <= endDate; first = addDays(first, 7)) {
    const last = addDays(first, 6);
    const days = { gte: toDay(first), lte: toDay(last < endDate ? last : endDate) };
    for (const row of await read(days)) {
      rows.delete(idOf(row));
      rows.set(idOf(row), row);
    }
  }
  return [...rows.values()];
}
