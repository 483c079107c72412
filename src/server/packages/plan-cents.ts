import { taxCents } from "../../shared/payments/money";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { MembershipPlan } from "../generated/prisma/client";

/** What one package costs, and the GST on it where the club charges any. */
export function planCents(price: MembershipPlan["price"], gst: boolean, profile: ClubProfile) {
  const priceCents = price.mul(100).toNumber();
  return { priceCents, taxCents: gst ? taxCents(priceCents, profile) : 0 };
}
