import type { PlanView } from "../../shared/packages/plan-view";
import { formatCents, gstCents } from "../../shared/payments/money";
import type { Db } from "../database/open-database";

/** The packages on sale, in the order they were added; prices in CAD with their GST. */
export async function listPlans(db: Db): Promise<PlanView[]> {
  const plans = await db.membershipPlan.findMany({
    where: { isActive: true },
    orderBy: { id: "asc" },
  });
  return plans.map(({ price, isActive, createdAt, ...plan }) => {
    const priceCents = price.mul(100).toNumber();
    const taxCents = gstCents(priceCents);
    return {
      ...plan,
      price: formatCents(priceCents),
      tax: formatCents(taxCents),
      total: formatCents(priceCents + taxCents),
    };
  });
}
