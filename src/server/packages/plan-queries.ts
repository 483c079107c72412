import type { CataloguePlanView, PlanView } from "../../shared/packages/plan-view";
import { formatCents } from "../../shared/payments/money";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db } from "../database/open-database";
import type { MembershipPlan } from "../generated/prisma/client";
import { includedHours } from "./included-hours";
import { planCents } from "./plan-cents";

/** The packages on sale, in the order they were added; prices with their taxes. */
export async function listPlans(db: Db, profile: ClubProfile): Promise<PlanView[]> {
  const plans = await listCatalogue(db, profile);
  return plans.filter(({ isActive }) => isActive).map(({ isActive, ...plan }) => plan);
}

/** Every package, also those that are no longer on sale. */
export async function listCatalogue(db: Db, profile: ClubProfile): Promise<CataloguePlanView[]> {
  const { gst } = await getClubSettings(db);
  const plans = await db.membershipPlan.findMany({ orderBy: { id: "asc" } });
  return plans.map((plan) => toPlanView(plan, gst, profile));
}

/** A package as admins keep it; `gst` says whether the club charges its taxes. */
export function toPlanView(
  { price, createdAt, halfHour, ...plan }: MembershipPlan,
  gst: boolean,
  profile: ClubProfile,
): CataloguePlanView {
  const { netCents, taxCents } = planCents(price, gst, profile);
  return {
    ...plan,
    hoursIncluded: includedHours({ ...plan, halfHour }),
    price: price.toFixed(2),
    tax: formatCents(taxCents),
    total: formatCents(netCents + taxCents),
  };
}
