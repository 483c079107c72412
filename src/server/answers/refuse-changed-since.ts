import { isDeepStrictEqual } from "node:util";
import type { Seen } from "../../shared/fields/seen";
import { Refusal } from "../../shared/refusals";

/**
 * Refuses CHANGED_SINCE, with the field and what it is now, where a field is not what its editor saw.
 * `standing` is the view that editors read, and its row must be locked.
 */
export function refuseChangedSince(standing: object, seen: Seen): void {
  const nowByField = new Map<string, unknown>(Object.entries(standing));
  for (const [field, was] of Object.entries(seen ?? {})) {
    const now = nowByField.get(field) ?? null;
    if (!isDeepStrictEqual(now, was)) throw new Refusal("CHANGED_SINCE", undefined, field, now);
  }
}
