import type { Column, Figure } from "./annual-report-schemas";

/** One thing that is drawn, with an amount for each row; what is below zero is drawn as nothing. */
export interface Series {
  column: Column;
  amounts: number[];
}

/** What of a figure is drawn, and the largest of it: 0 where there is nothing to look at. */
export function drawnAmounts({ columns, rows, drawn }: Figure): { series: Series[]; most: number } {
  const series = columns.flatMap((column, nr) =>
    drawn.keys.includes(column.key)
      ? [{ column, amounts: rows.map((row) => Math.max(Number(row[nr]), 0)) }]
      : [],
  );
  return { series, most: Math.max(...series.flatMap(({ amounts }) => amounts), 0) };
}

/** Whether a figure counts anything at all on its days. */
export const isEmpty = ({ columns, rows }: Figure): boolean =>
  rows.every((row) =>
    row.every((cell, nr) => nr === 0 || columns[nr]?.as === "percent" || Number(cell) === 0),
  );
