import type { Figure } from "../../shared/annual-report/annual-report-schemas";
import { cellWithUnit, cellWords } from "../../shared/annual-report/cell-words";
import { drawnAmounts } from "../../shared/annual-report/drawn-amounts";
import { useFormats } from "../clock/use-formats";

/** A strip for each weekday, the darker an hour the more was rowed in it. The table has the numbers. */
export function HeatStrip({ figure }: { figure: Figure }) {
  const formats = useFormats();
  const { series, most } = drawnAmounts(figure);
  const [about] = figure.columns;
  const hours = figure.rows.map(([hour = null]) => (about ? cellWords(about, hour, formats) : ""));
  return (
    <div aria-hidden="true" className="grid gap-0.5 pb-3 text-xs">
      {series.map(({ column, amounts }) => (
        <div key={column.key} className="flex items-center gap-0.5">
          <span className="w-9 shrink-0 max-xs:w-12 font-semibold">{column.head}</span>
          {amounts.map((amount, nr) => (
            <span
              key={hours[nr]}
              title={`${column.head} ${hours[nr]}: ${cellWithUnit(column, amount, formats)}`}
              className="h-7 min-w-0 flex-1 overflow-hidden rounded-sm bg-sunken"
            >
              <span
                className="block size-full bg-tide"
                style={{ opacity: most > 0 ? amount / most : 0 }}
              />
            </span>
          ))}
        </div>
      ))}
      <div className="flex gap-0.5 text-ink-soft">
        <span className="w-9 shrink-0 max-xs:w-12" />
        {hours.map(
          (hour, nr) =>
            nr % named === 0 && (
              <span
                key={hour}
                className={`min-w-0 min-[24rem]:whitespace-nowrap ${hours.length - nr < 2 ? "max-[24rem]:hidden" : ""}`}
                style={{ flex: Math.min(named, hours.length - nr) }}
              >
                {hour}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** One hour in so many has its name under it. */
const named = 4;
