import type { CataloguePlanView, PlanView } from "../../shared/packages/plan-view";
import { formatCents, gstCents } from "../../shared/payments/money";
import type { Db } from "../database/open-database";
import type { MembershipPlan } from "../generated/prisma/client";
import { includedHours } from "./included-hours";

/** The packages on sale, in the order they were added; prices in CAD with their GST. */
export async function listPlans(db: Db): Promise<PlanView[]> {
  const plans = await listCatalogue(db);
  return plans.filter(({ isActive }) => isActive).map(({ isActive, ...plan }) => plan);
}

/** Every package, also those that are no longer on sale. */
export async function listCatalogue(db: Db): Promise<CataloguePlanView[]> {
  const plans = await db.membershipPlan.findMany({ orderBy: { id: "asc" } });
  return plans.map(toPlanView);
}

/** A package as admins keep it. */
export function toPlanView({
  price,
  createdAt,
  halfHour,
  ...plan
}: MembershipPlan): CataloguePlanView {
  const priceCents = price.mul(100).toNumber();
  const taxCents = gstCents(priceCents);
  return {
    ...plan,
    hoursIncluded: includedHours({ ...plan, halfHour }),
    price: formatCents(priceCents),
    tax: formatCents(taxCents),
    total: formatCents(priceCents + taxCents),
  };
}
