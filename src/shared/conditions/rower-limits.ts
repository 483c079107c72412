import type { Clearance } from "../clearances/clearance-schemas";
import type { ClubDate } from "../time/club-dates";
import type { ConditionLimits, WindLimits } from "./condition-limits";

/** What holds for one rower. */
export interface RowerLimits extends WindLimits {
  minVisibilityKm: number;
  minTemperatureC: number;
}

/**
 * The limits of a rower on the day of rowing. Of several clearances that hold then, each limit is the
 * most generous.
 */
export function limitsOf(
  limits: ConditionLimits,
  clearances: readonly Clearance[],
  day: ClubDate,
): RowerLimits {
  const { base, byClearance, minVisibilityKm, minTemperatureC } = limits;
  // A map, because a clearance may be called "constructor", which every object has.
  const ownLimits = new Map(Object.entries(byClearance));
  const named = clearances
    .filter(({ grantedOn, expiresOn }) => grantedOn <= day && day <= expiresOn)
    .flatMap(({ name }) => ownLimits.get(name) ?? []);
  const winds = named.length > 0 ? named : [base];
  return {
    windKmh: Math.max(...winds.map(({ windKmh }) => windKmh)),
    gustKmh: Math.max(...winds.map(({ gustKmh }) => gustKmh)),
    minVisibilityKm,
    minTemperatureC,
  };
}
