import type { PlanView } from "../../shared/packages/plan-view";
import { rangeWords } from "../../shared/payments/amount-words";
import type { ClubProfile } from "../../shared/profile/club-profile";

/** What an hour of balance costs in the catalogue, cheapest and dearest: "20 to 35 CAD". */
export function hourPriceRange(
  plans: readonly PlanView[],
  club: Pick<ClubProfile, "country" | "currency">,
): string | null {
  const perHour = plans
    .filter((plan) => plan.kind === "hours" && plan.hoursIncluded > 0)
    .map((plan) => Number(plan.price) / plan.hoursIncluded);
  if (perHour.length === 0) return null;
  return rangeWords([Math.min(...perHour), Math.max(...perHour)], club);
}
