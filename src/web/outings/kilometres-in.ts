import { kilometresOf, mostTyped } from "../../shared/outings/typed-distance";
import type { Units } from "../../shared/profile/units";

export const distanceHelp = (units: Units) =>
  `Please enter 0 to ${mostTyped(units)} ${units.distance}, in tenths`;

/**
 * "6.2" or "6,2" of the club's unit as kilometres; null when nothing is written, undefined when it is
 * no distance.
 */
export function kilometresIn(text: string, units: Units): number | null | undefined {
  const given = text.trim().replace(",", ".");
  if (given === "") return null;
  const typed = Number(given);
  const fits = /^\d{1,2}(\.\d)?$/.test(given) && typed <= mostTyped(units);
  return fits ? kilometresOf(typed, units) : undefined;
}
