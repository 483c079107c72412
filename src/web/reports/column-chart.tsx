import { useId } from "react";
import { Card } from "../ui/card";
import { FoldedTable } from "../ui/folded-table";

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
        {compared && <Legend />}
      </div>
      {most === 0 ? (
        <p className="text-ink-soft">Nothing on these days.</p>
      ) : (
        <>
          <p aria-hidden="true" className="border-line border-t text-ink-soft text-xs tabular-nums">
            {tallest(most)}
          </p>
          <Drawing columns={columns} most={most} />
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

const now = "fill-tide";
const before = "fill-line-strong";

function Legend() {
  return (
    <p aria-hidden="true" className="flex gap-4 text-ink-soft text-xs">
      {[
        { look: now, word: "These days" },
        { look: before, word: "A year before" },
      ].map(({ look, word }) => (
        <span key={word} className="inline-flex items-center gap-1.5">
          <svg className={`size-3 ${look}`} aria-hidden="true">
            <rect width="12" height="12" rx="2" />
          </svg>
          {word}
        </span>
      ))}
    </p>
  );
}

/** Each column is 10 wide and at most 100 tall; the drawing stretches to the width there is. */
function Drawing({ columns, most }: { columns: readonly Column[]; most: number }) {
  const compared = columns.some((one) => one.before);
  const half = compared ? 3.8 : 7.6;
  const bar = (amount: number, x: number, look: string) => {
    const height = (Math.max(amount, 0) / most) * 100;
    return <rect x={x} y={100 - height} width={half} height={height} className={look} />;
  };
  const every = Math.ceil(columns.length / 6);
  return (
    <div aria-hidden="true" className="pb-3">
      <svg
        viewBox={`0 0 ${columns.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line-strong border-b"
        aria-hidden="true"
      >
        {columns.map((column, index) => (
          <g key={column.name}>
            <title>{`${column.name}: ${column.words}`}</title>
            {column.before && bar(column.before.amount, index * 10 + 1, before)}
            {bar(column.amount, index * 10 + (compared ? 5.2 : 1.2), now)}
          </g>
        ))}
      </svg>
      <div
        className="grid pt-1 text-ink-soft text-xs"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map(({ name }, index) => (
          <span key={name} className="whitespace-nowrap">
            {index % every === 0 && index + every / 2 < columns.length ? name : ""}
          </span>
        ))}
      </div>
    </div>
  );
}
