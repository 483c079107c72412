type Given<G> = { [K in keyof G]?: Exclude<G[K], undefined> };

/** Of what was given, the fields that differ from what stood: as it was, and as it becomes. */
export function changedFields<T extends object, G extends Partial<Record<keyof T, unknown>>>(
  standing: T,
  given: G,
) {
  const before: Partial<Pick<T, keyof G & keyof T>> = {};
  const after: Given<G> = {};
  for (const name of Object.keys(given) as (keyof G & keyof T)[]) {
    if (!differs(standing, given, name)) continue;
    before[name] = standing[name];
    after[name] = given[name];
  }
  return { before, after };
}

function differs<T extends object, G extends object, K extends keyof G & keyof T>(
  standing: T,
  given: G,
  name: K,
): given is G & { [N in K]: Exclude<G[N], undefined> } {
  const value: unknown = given[name];
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(standing[name]);
}
