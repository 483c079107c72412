import { useId } from "react";
import { Card } from "../ui/card";
import { FoldedTable } from "../ui/folded-table";
import { ColumnDrawing, Legend } from "./column-drawing";

interface Column {
  name: string;
  amount: number;
  words: string;
  /** What stands beside it: the same a year before. */
  before?: { amount: number; words: string };
}

interface ColumnChartProps {
  title: string;
  /** what the columns are: "Week of" */
  of: string;
  columns: readonly Column[];
  /** What the tallest column measures, in words. */
  tallest: (amount: number) => string;
}

/** The year before stands at the left of each pair. */
const looks = ["fill-line-strong", "fill-tide"] as const;

/** Columns side by side, without gaps between them, and the same as a table for who reads or hears. */
export function ColumnChart({ title, of, columns, tallest }: ColumnChartProps) {
  const id = useId();
  const most = Math.max(...columns.flatMap((one) => [one.amount, one.before?.amount ?? 0]), 0);
  const compared = columns.some(({ before }) => before);
  return (
    <Card aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {compared && (
          <Legend
            words={["These days", "A year before"]}
            looks={["fill-tide", "fill-line-strong"]}
          />
        )}
      </div>
      {most === 0 ? (
        <p className="text-ink-soft">Nothing in this period.</p>
      ) : (
        <>
          <ColumnDrawing
            columns={columns.map(({ name, words, amount, before }) => ({
              name,
              words,
              amounts: compared ? [before?.amount ?? 0, amount] : [amount],
            }))}
            looks={compared ? looks : ["fill-tide"]}
            most={most}
            tallest={tallest(most)}
          />
          <FoldedTable
            caption={title}
            heads={[of, title, ...(compared ? ["A year before"] : [])]}
            rows={columns.map(({ name, words, before }) => ({
              name,
              cells: [words, ...(compared ? [before?.words ?? ""] : [])],
            }))}
          />
        </>
      )}
    </Card>
  );
}
