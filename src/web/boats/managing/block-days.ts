import { type ClubDate, formatDate } from "../../../shared/time/club-dates";

/** "on Sat, Nov 21, 2026", or "from Sat, Nov 21 to Mon, Nov 23, 2026". */
export function blockDays(block: { startDate: ClubDate; endDate: ClubDate }): string {
  if (block.startDate === block.endDate) return `on ${formatDate(block.startDate)}`;
  const sameYear = block.startDate.slice(0, 4) === block.endDate.slice(0, 4);
  const from = formatDate(block.startDate, sameYear ? "EEE, MMM d" : "EEE, MMM d, yyyy");
  return `from ${from} to ${formatDate(block.endDate)}`;
}
