import type { CartItem } from "../../shared/payments/order-schemas";
import { type OrderLine, type PricedPlan, priceLine } from "../../shared/payments/order-totals";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import { includedHours } from "../packages/included-hours";
import { type PricesOf, planCents } from "../packages/plan-cents";

/** The cart at today's prices. Refuses PLAN_NOT_FOUND for a package not on sale. */
export async function priceCart(
  db: Db,
  items: readonly CartItem[],
  club: PricesOf,
): Promise<OrderLine[]> {
  const plans = await listPricedPlans(db, club);
  return items.map((item) => {
    const plan = plans.find(({ id }) => id === item.planId);
    if (!plan) throw new Refusal("PLAN_NOT_FOUND");
    return priceLine(plan, item);
  });
}

/** What is on sale, with prices and their taxes in cents. */
export async function listPricedPlans(db: Db, club: PricesOf): Promise<PricedPlan[]> {
  const plans = await db.membershipPlan.findMany({
    where: { isActive: true },
    orderBy: { id: "asc" },
  });
  return plans.map((plan) => {
    const { id, name, kind, validityDays } = plan;
    const { netCents: priceCents, taxesCents } = planCents(plan, club);
    const hoursIncluded = includedHours(plan);
    return { id, name, kind, hoursIncluded, validityDays, priceCents, taxesCents };
  });
}
