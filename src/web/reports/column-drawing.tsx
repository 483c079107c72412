interface LegendProps {
  words: readonly string[];
  looks: readonly string[];
}

/** Which colour is what. */
export function Legend({ words, looks }: LegendProps) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
      {words.map((word, nr) => (
        <span key={word} className="inline-flex items-center gap-1.5">
          <svg className={`size-3 ${looks[nr]}`} aria-hidden="true">
            <rect width="12" height="12" rx="2" />
          </svg>
          {word}
        </span>
      ))}
    </p>
  );
}

interface ColumnDrawingProps {
  /** for each place its columns, side by side */
  columns: readonly { name: string; words: string; amounts: readonly number[] }[];
  /** the colour of each */
  looks: readonly string[];
  most: number;
  /** what the tallest measures, in words */
  tallest: string;
}

/** Each place is 10 wide and at most 100 tall; the drawing stretches to the width there is. */
export function ColumnDrawing({ columns, looks, most, tallest }: ColumnDrawingProps) {
  const wide = 7.6 / looks.length;
  const step = looks.length === 1 ? 0 : 8.4 / looks.length;
  const first = looks.length === 1 ? 1.2 : 1;
  const every = Math.ceil(columns.length / 6);
  // On a phone there is room for every second name, and for every fourth where it is large.
  const lookOf = (index: number) => {
    if (index % (every * 2) !== 0) return "max-sm:hidden";
    return index % (every * 4) === 0 && index + every * 2 <= columns.length ? "" : "max-xs:hidden";
  };
  return (
    <div aria-hidden="true" className="pb-3">
      <p className="border-line border-t text-ink-soft text-xs tabular-nums">{tallest}</p>
      <svg
        viewBox={`0 0 ${columns.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line-strong border-b"
        aria-hidden="true"
      >
        {columns.map(({ name, words, amounts }, index) => (
          <g key={name}>
            <title>{`${name}: ${words}`}</title>
            {looks.map((look, nr) => {
              const height = (Math.max(amounts[nr] ?? 0, 0) / most) * 100;
              const x = index * 10 + first + nr * step;
              return (
                <rect
                  key={look}
                  x={x}
                  y={100 - height}
                  width={wide}
                  height={height}
                  className={look}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <div
        className="grid pt-1 text-ink-soft text-xs"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map(({ name }, index) => (
          <span key={name} className="whitespace-nowrap">
            {index % every === 0 && index + every / 2 < columns.length && (
              <span className={lookOf(index)}>{name}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
