import type { Cell, Figure } from "../../shared/annual-report/annual-report-schemas";
import { cellWords } from "../../shared/annual-report/cell-words";
import { useFormats } from "../clock/use-formats";

interface FigureTableProps {
  figure: Figure;
  /** unfolded from the first, where there is no picture */
  open: boolean;
}

/** Every number of a figure, with its sum; on a phone the table moves within its frame. */
export function FigureTable({ figure, open }: FigureTableProps) {
  const formats = useFormats();
  const { title, columns, rows, total } = figure;
  const [about, ...others] = columns;
  const cells = ([, ...row]: readonly Cell[]) =>
    others.map((column, nr) => (
      <td
        key={column.key}
        className={column.as === "text" || column.as === "date" ? look : `${look} text-right`}
      >
        {cellWords(column, row[nr] ?? null, formats)}
      </td>
    ));
  return (
    <details className="text-sm" open={open}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-tide-deep pointer-coarse:min-h-11">
        As a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the arrow keys. */}
      <section aria-label={`${title}, table`} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-ink-soft">
              {columns.map(({ key, head, as }, nr) => (
                <th
                  key={key}
                  scope="col"
                  className={
                    nr === 0 || as === "text" || as === "date" ? look : `${look} text-right`
                  }
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row, nr) => (
              // Two boats or members may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved among each other.
              <tr key={nr}>
                <th scope="row" className={`${look} font-semibold`}>
                  {about && cellWords(about, row[0] ?? null, formats)}
                </th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot className="border-line-strong border-t font-semibold">
              <tr>
                <th scope="row" className={look}>
                  {total[0]}
                </th>
                {cells(total)}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </details>
  );
}

const look = "py-1 pr-3 align-top";
