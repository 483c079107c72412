/** How bad damage is, the graver the later. */
export const damageSeverities = ["minor", "restricted", "unusable"] as const;
export type DamageSeverity = (typeof damageSeverities)[number];

/** The graver of two. */
export function graver(one: DamageSeverity, other: DamageSeverity): DamageSeverity {
  const [a, b] = [one, other].map((severity) => damageSeverities.indexOf(severity));
  return (a ?? 0) >= (b ?? 0) ? one : other;
}
