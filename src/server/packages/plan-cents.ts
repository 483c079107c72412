import { toCents, type UnitCents, unitCents } from "../../shared/payments/money";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { MembershipPlan } from "../generated/prisma/client";

/** What a club's prices are in, and what is on them. */
export type PricesOf = Pick<ClubProfile, "currency" | "taxes" | "pricesIncludeTax">;

/** What one package costs net, and each tax on it where it is taxed; in cents. */
export function planCents(
  { price, taxed }: Pick<MembershipPlan, "price" | "taxed">,
  club: PricesOf,
): UnitCents {
  const cents = toCents(price.toFixed(2), club.currency);
  return unitCents(cents, taxed ? club : { ...club, taxes: [] });
}
