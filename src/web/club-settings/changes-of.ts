import { hashKey } from "@tanstack/react-query";

/** Only what this admin changed: another one may be changing something else meanwhile. */
export function changesOf<Settings extends object>(
  known: { [Name in keyof Settings]: unknown },
  given: Settings,
): Partial<Settings> {
  const changes: Partial<Settings> = { ...given };
  for (const name of Object.keys(given) as (keyof Settings)[]) {
    // A hash, because what a form gives may hold the same in another order.
    if (hashKey([given[name]]) === hashKey([known[name]])) delete changes[name];
  }
  return changes;
}
