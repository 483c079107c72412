import { figureNames } from "../../shared/texts/figures";
import { useFigures } from "./use-figures";

/** What may stand in braces, and what readers see for it today. */
export function FigureList() {
  const { figures } = useFigures();
  return (
    <details className="rounded-md border border-line px-4">
      <summary className="min-h-11 py-2.5 font-semibold text-sm">
        Figures that keep themselves up to date
      </summary>
      <dl className="grid xs:grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-4 text-sm">
        {figureNames.map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono">{`{${name}}`}</dt>
            <dd className="text-ink-soft wrap-anywhere">
              {figures[name] || "nothing, as the settings are"}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
