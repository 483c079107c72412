import { toCents } from "../payments/money";
import { kindOf } from "../profile/boat-kinds";
import type { ClubProfile } from "../profile/club-profile";
import type { PlanView } from "./plan-view";

/** What a package of hours is worth beside the others on sale; amounts in cents, as prices are written. */
export interface HourWorth {
  /** rounded half up */
  perHourCents: number;
  /** less than the same hours cost at the dearest hour on sale, rounded half up; 0 for the dearest */
  savedCents: number;
  /** hours on the water in a Solo, whole ones; 0 where they cost nothing */
  soloHours: number;
}

/** What an hour costs in this package and what it saves; undefined for what holds no hours. */
export function hourWorth(
  plan: PlanView,
  onSale: readonly PlanView[],
  profile: ClubProfile,
): HourWorth | undefined {
  if (!holdsHours(plan)) return undefined;
  const priceCents = toCents(plan.price, profile.currency);
  const atPriceOf = (other: PlanView) =>
    divideHalfUp(toCents(other.price, profile.currency) * plan.hoursIncluded, other.hoursIncluded);
  const { rate } = kindOf("single", profile);
  const dearest = Math.max(priceCents, ...onSale.filter(holdsHours).map(atPriceOf));
  return {
    perHourCents: divideHalfUp(priceCents, plan.hoursIncluded),
    savedCents: dearest - priceCents,
    soloHours: rate > 0 ? Math.floor(plan.hoursIncluded / rate) : 0,
  };
}

/** Packages of hours, apart from the fee and the training. */
export const holdsHours = ({ kind, hoursIncluded }: PlanView): boolean =>
  kind === "hours" && hoursIncluded > 0;

/** Exact for whole numbers and halves. */
const divideHalfUp = (amount: number, by: number): number =>
  Math.floor((2 * amount + by) / (2 * by));
