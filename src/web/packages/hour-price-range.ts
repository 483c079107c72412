import type { PlanView } from "../../shared/packages/plan-view";

/** What an hour of balance costs in the catalogue, cheapest and dearest, in whole units of the currency: "20 to 35". */
export function hourPriceRange(plans: PlanView[]): string | null {
  const perHour = plans
    .filter((plan) => plan.kind === "hours" && plan.hoursIncluded > 0)
    .map((plan) => Number(plan.price) / plan.hoursIncluded);
  if (perHour.length === 0) return null;
  const [low, high] = [Math.min(...perHour), Math.max(...perHour)].map(plainAmount);
  return low === high ? `${low}` : `${low} to ${high}`;
}

function plainAmount(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
