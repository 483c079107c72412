import { distanceScale, tenthsOf, type Units } from "../profile/units";
import { outingLimits } from "./outing-numbers";

/** The most that can be typed of a distance, in the club's unit and its tenths. */
export const mostTyped = (units: Units): number =>
  Math.floor(distanceScale(units).shown(outingLimits.maxKilometres) * 10) / 10;

/** A distance in the club's unit as it is stored: in tenths of a kilometre. */
export const kilometresOf = (typed: number, units: Units): number =>
  Math.round(distanceScale(units).stored(typed) * 10) / 10;

/** What a field shows of a distance that is stored; empty where none is. */
export const distanceTyped = (kilometres: number | null, units: Units): string =>
  kilometres === null ? "" : `${tenthsOf(kilometres, distanceScale(units))}`;
