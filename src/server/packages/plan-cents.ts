import { gstCents } from "../../shared/payments/money";
import type { MembershipPlan } from "../generated/prisma/client";

/** What one package costs, and the GST on it where the club charges any. */
export function planCents(price: MembershipPlan["price"], gst: boolean) {
  const priceCents = price.mul(100).toNumber();
  return { priceCents, taxCents: gst ? gstCents(priceCents) : 0 };
}
