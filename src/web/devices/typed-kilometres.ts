import { kilometresOf, mostTyped } from "../../shared/outings/typed-distance";
import type { Units } from "../../shared/profile/units";

/** What the pad shows after a key: digits and one point, as far as it stays a distance; else as before. */
export function typeKilometres(shown: string, key: string, units: Units): string {
  if (key === "back") return shown.slice(0, -1);
  const next = key === "." && shown === "" ? "0." : shown + key;
  const fits = /^(?:0|[1-9]\d?)(?:\.\d?)?$/.test(next);
  return fits && Number(next) <= mostTyped(units) ? next : shown;
}

/** The distance on the pad; undefined where none was typed, which leaves it as it is. */
export const kilometresOn = (shown: string, units: Units): number | undefined =>
  shown === "" ? undefined : kilometresOf(Number(shown), units);
