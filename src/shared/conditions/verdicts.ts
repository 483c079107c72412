/** What can be said of an outing's conditions, from the best to the worst. */
export const verdicts = ["go", "careful", "unknown", "no-go"] as const;
export type Verdict = (typeof verdicts)[number];
