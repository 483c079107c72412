import type { OutingView } from "../../shared/outings/outing-schemas";

const columns = [
  "reference",
  "date",
  "boat",
  "launchedAt",
  "landedAt",
  "kilometres",
  "aboard",
  "plan",
  "note",
] as const;

/** The logbook as a table for a spreadsheet, with a mark at its start by which Excel knows UTF-8. */
export function logbookCsv(outings: readonly OutingView[]): string {
  const lines = outings.map((outing) => [
    outing.reference,
    outing.bookingDate,
    outing.boat.name,
    outing.launchedAt ?? "",
    outing.landedAt ?? "",
    outing.kilometres?.toString() ?? "",
    outing.aboard.join("; "),
    outing.plan,
    outing.note,
  ]);
  return `\uFEFF${[columns, ...lines].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("")}`;
}

/** Quoted; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
