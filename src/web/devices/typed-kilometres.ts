import { outingLimits } from "../../shared/outings/outing-numbers";

/** What the pad shows after a key: digits and one point, as far as it stays a distance; else as before. */
export function typeKilometres(shown: string, key: string): string {
  if (key === "back") return shown.slice(0, -1);
  const next = key === "." && shown === "" ? "0." : shown + key;
  const fits = /^(?:0|[1-9]\d?)(?:\.\d?)?$/.test(next);
  return fits && Number(next) <= outingLimits.maxKilometres ? next : shown;
}

/** The distance on the pad; undefined where none was typed, which leaves it as it is. */
export const kilometresOn = (shown: string): number | undefined =>
  shown === "" ? undefined : Number(shown);
