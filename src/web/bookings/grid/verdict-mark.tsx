import type { Verdict } from "../../../shared/conditions/verdicts";
import { SmallMark } from "../../ui/small-mark";

// A shape for each, so that none is told by its colour: a ring, a triangle, a cross, a dash.
const shapes: Record<Verdict, string> = {
  go: "M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  careful: "M6 2 10.5 10h-9Z",
  unknown: "M2.5 6h7",
  "no-go": "m2.5 2.5 7 7m0-7-7 7",
};

/** Whether to go, as a mark beside its word. */
export const VerdictMark = ({ verdict }: { verdict: Verdict }) => (
  <SmallMark
    {...{ width: 10, height: 10, strokeWidth: 1.8 }}
    {...{ strokeLinejoin: "round", strokeLinecap: "round" }}
    data-verdict={verdict}
  >
    <path d={shapes[verdict]} />
  </SmallMark>
);
