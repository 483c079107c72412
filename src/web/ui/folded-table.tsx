interface FoldedTableProps {
  caption: string;
  /** what the rows are, and each of their cells */
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** What a picture draws, as a table that unfolds: for who reads or hears. */
export function FoldedTable({ caption, heads, rows }: FoldedTableProps) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-tide-deep pointer-coarse:min-h-11">
        As a table
      </summary>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-soft">
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className="py-1 pr-3 font-semibold">
                {name}
              </th>
              {cells.map((cell, nr) => (
                <td key={heads[nr + 1]} className="py-1 pr-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
