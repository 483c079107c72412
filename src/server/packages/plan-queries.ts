import type { CataloguePlanView, PlanView } from "../../shared/packages/plan-view";
import { formatCents, sum } from "../../shared/payments/money";
import type { Db } from "../database/open-database";
import type { MembershipPlan } from "../generated/prisma/client";
import { getClubSettings } from "../settings/club-settings-queries";
import { includedHours } from "./included-hours";
import { type PricesOf, planCents } from "./plan-cents";

/** The packages on sale, in the order they were added; prices with their taxes. */
export async function listPlans(db: Db): Promise<PlanView[]> {
  const plans = await listCatalogue(db);
  return plans.filter(({ isActive }) => isActive).map(({ isActive, ...plan }) => plan);
}

/** Every package, also those that are no longer on sale. */
export async function listCatalogue(db: Db): Promise<CataloguePlanView[]> {
  const club = await getClubSettings(db);
  const plans = await db.membershipPlan.findMany({ orderBy: { id: "asc" } });
  return plans.map((plan) => toPlanView(plan, club));
}

/** A package as admins keep it. */
export function toPlanView(plan: MembershipPlan, club: PricesOf): CataloguePlanView {
  const { price: _price, createdAt, halfHour, ...kept } = plan;
  const { netCents, taxesCents } = planCents(plan, club);
  const tax = sum(taxesCents);
  const written = (cents: number) => formatCents(cents, club.currency);
  return {
    ...kept,
    hoursIncluded: includedHours(plan),
    price: written(club.pricesIncludeTax ? netCents + tax : netCents),
    tax: written(tax),
    total: written(netCents + tax),
    taxes: taxesCents.map((cents, nr) => ({
      name: club.taxes[nr]?.name ?? "",
      amount: written(cents),
    })),
  };
}
