import type { ShownSpan } from "./use-span-in-address";

interface SpanChoiceProps {
  shown: ShownSpan;
  onChange: (shown: ShownSpan) => void;
}

/** A day of the boats, or a week of them; a phone has no choice. */
export function SpanChoice({ shown, onChange }: SpanChoiceProps) {
  return (
    <div className="ml-auto flex rounded-md border border-line-strong p-0.5 max-md:hidden">
      {spans.map(([span, name]) => (
        <button
          key={span}
          type="button"
          aria-pressed={span === shown}
          onClick={() => onChange(span)}
          className="min-h-11 rounded-sm px-3 font-semibold text-sm hover:bg-tide-soft aria-pressed:bg-tide aria-pressed:text-on-tide"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const spans: [ShownSpan, string][] = [
  ["day", "Day"],
  ["week", "Week"],
];
