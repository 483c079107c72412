import type { CartItem } from "../../shared/payments/order-schemas";
import { type OrderLine, type PricedPlan, priceLine } from "../../shared/payments/order-totals";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db } from "../database/open-database";
import { includedHours } from "../packages/included-hours";
import { planCents } from "../packages/plan-cents";

/** The cart at today's prices. Refuses PLAN_NOT_FOUND for a package not on sale. */
export async function priceCart(
  db: Db,
  items: readonly CartItem[],
  profile: ClubProfile,
): Promise<OrderLine[]> {
  const plans = await listPricedPlans(db, profile);
  return items.map((item) => {
    const plan = plans.find(({ id }) => id === item.planId);
    if (!plan) throw new Refusal("PLAN_NOT_FOUND");
    return priceLine(plan, item);
  });
}

/** What is on sale, with prices and their taxes in cents. */
export async function listPricedPlans(db: Db, profile: ClubProfile): Promise<PricedPlan[]> {
  const { gst } = await getClubSettings(db);
  const plans = await db.membershipPlan.findMany({
    where: { isActive: true },
    orderBy: { id: "asc" },
  });
  return plans.map(({ id, name, kind, price, validityDays, ...plan }) => {
    const { netCents: priceCents, taxCents } = planCents(price, gst, profile);
    const hoursIncluded = includedHours(plan);
    return { id, name, kind, hoursIncluded, validityDays, priceCents, taxCents };
  });
}
