/** What can be said of an outing's conditions, from the best to the worst. */
export const verdicts = ["go", "careful", "unknown", "no-go"] as const;
export type Verdict = (typeof verdicts)[number];

/** A verdict, and in words what speaks against the outing; no reasons for `go`. */
export interface Conditions {
  verdict: Verdict;
  reasons: string[];
}
