import { outingLimits } from "../../shared/outings/outing-numbers";

const { maxKilometres } = outingLimits;

export const kilometresHelp = `Please enter 0 to ${maxKilometres} km, in tenths`;

/** "6.2" or "6,2" as kilometres; null when nothing is written, undefined when it is no distance. */
export function kilometresIn(text: string): number | null | undefined {
  const given = text.trim().replace(",", ".");
  if (given === "") return null;
  const kilometres = Number(given);
  const fits = /^\d{1,2}(\.\d)?$/.test(given) && kilometres <= maxKilometres;
  return fits ? kilometres : undefined;
}
