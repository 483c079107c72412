import type { Verdict } from "../../shared/conditions/verdicts";

// A shape for each, so that none is told by its colour: a ring, a triangle, a cross, a dash.
const shapes: Record<Verdict, string> = {
  go: "M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  careful: "M6 2 10.5 10h-9Z",
  unknown: "M2.5 6h7",
  "no-go": "m2.5 2.5 7 7m0-7-7 7",
};

/** Whether to go, as a mark beside its word. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="10"
      height="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      data-verdict={verdict}
      className="shrink-0"
    >
      <path d={shapes[verdict]} />
    </svg>
  );
}
