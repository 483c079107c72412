interface BarListProps {
  title: string;
  /** what the rows are: "Week of", "Boat" */
  of: string;
  rows: readonly { name: string; amount: number; words: string }[];
}

/** A table whose amounts are also drawn as bars, each as long as its share of the longest. */
export function BarList(props: BarListProps) {
  return (
    <>
      <h2 className="pb-4 text-xl">{props.title}</h2>
      <Bars {...props} />
    </>
  );
}

/** The bars without a heading. */
export function Bars({ title, of, rows }: BarListProps) {
  const longest = Math.max(...rows.map(({ amount }) => amount), 0);
  if (rows.length === 0) return <p className="text-ink-soft">Nothing in this period.</p>;
  return (
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amount, words }) => (
          <tr key={name}>
            <th
              scope="row"
              className="min-w-24 py-1 pr-3 text-left font-semibold sm:whitespace-nowrap"
            >
              {name}
            </th>
            <td className="w-full py-1">
              <div
                aria-hidden="true"
                className="h-3 min-w-px rounded-sm bg-tide"
                style={{ width: `${longest > 0 ? (Math.max(amount, 0) / longest) * 100 : 0}%` }}
              />
              <span className="text-ink-soft tabular-nums">{words}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
