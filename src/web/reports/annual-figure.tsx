import { useId } from "react";
import type { Figure } from "../../shared/annual-report/annual-report-schemas";
import { cellWithUnit, cellWords } from "../../shared/annual-report/cell-words";
import { drawnAmounts, isEmpty } from "../../shared/annual-report/drawn-amounts";
import { useFormats } from "../clock/use-formats";
import { Card } from "../ui/card";
import { Bars } from "./bar-list";
import { ColumnDrawing, Legend } from "./column-drawing";
import { FigureTable } from "./figure-table";
import { HeatStrip } from "./heat-strip";

interface AnnualFigureProps {
  figure: Figure;
  /** the days of the report, as its files are asked for */
  query: string;
}

/** One thing that the annual report tells: what counts, its picture, and the table behind it. */
export function AnnualFigure({ figure, query }: AnnualFigureProps) {
  const id = useId();
  const { name, title, lead, columns, drawn } = figure;
  return (
    <Card aria-labelledby={id} className={columns.length > 6 ? "lg:col-span-2" : ""}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="max-w-prose pb-3 text-ink-soft text-sm">{lead}</p>
      {isEmpty(figure) ? (
        <p className="text-ink-soft">Nothing in this period.</p>
      ) : (
        <>
          <Picture figure={figure} />
          <FigureTable figure={figure} open={drawn.keys.length === 0} />
        </>
      )}
      <a
        href={`/api/admin/annual-report/${name}.csv?${query}`}
        download
        className="inline-flex min-h-11 items-center font-semibold text-sm text-tide-deep underline"
      >
        {title} (CSV)
      </a>
    </Card>
  );
}

const looks = ["fill-tide", "fill-cedar"];

function Picture({ figure }: { figure: Figure }) {
  const formats = useFormats();
  const { columns, rows, drawn, title } = figure;
  const { series, most } = drawnAmounts(figure);
  const [about] = columns;
  const [first] = series;
  if (!about || !first || most === 0) return null;
  if (drawn.kind === "heat") return <HeatStrip figure={figure} />;
  const named = rows.map(([name = null], nr) => ({
    name: cellWords(about, name, formats),
    words: series
      .map(
        ({ column, amounts }) =>
          `${column.head} ${cellWithUnit(column, amounts[nr] ?? 0, formats)}`,
      )
      .join(", "),
    amounts: series.map(({ amounts }) => amounts[nr] ?? 0),
  }));
  if (drawn.kind === "bars") {
    return (
      <Bars
        title={title}
        of={about.head}
        rows={named.map(({ name, amounts: [amount = 0] }) => ({
          name,
          amount,
          words: cellWithUnit(first.column, amount, formats),
        }))}
      />
    );
  }
  const shown = looks.slice(0, series.length);
  return (
    <>
      {series.length > 1 && (
        <Legend words={series.map(({ column }) => column.head)} looks={shown} />
      )}
      <ColumnDrawing
        columns={named}
        looks={shown}
        most={most}
        tallest={cellWithUnit(first.column, most, formats)}
      />
    </>
  );
}
