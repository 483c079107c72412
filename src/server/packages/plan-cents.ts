import { sum, unitCents } from "../../shared/payments/money";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { MembershipPlan } from "../generated/prisma/client";

/** What one package costs net, and its taxes where the club charges any; both in cents. */
export function planCents(price: MembershipPlan["price"], gst: boolean, profile: ClubProfile) {
  const taxes = gst ? profile.taxes : [];
  const { netCents, taxesCents } = unitCents(price.mul(100).toNumber(), { ...profile, taxes });
  return { netCents, taxCents: sum(taxesCents) };
}
