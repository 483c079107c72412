import { capitalized } from "../../shared/fields/capitalized";
import { aKind } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { trpc } from "../calls/api";
import { useProfile } from "../clock/use-profile";
import { dataOf, useRead } from "../layout/use-read";
import { PageHeading } from "../ui/page-heading";
import { hourPriceRange } from "./hour-price-range";
import { PackageShop } from "./package-shop";

/** Hour-based packages; also /hour-packages and /hours. */
export function PricingPage() {
  const profile = useProfile();
  const plans = dataOf(useRead(trpc.packages.plans.useQuery()));
  const range = hourPriceRange(plans ?? [], profile);
  return (
    <div className="page-width grid gap-3 pt-3 pb-6 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading
        title="Hour-Based Packages"
        lead={range ? `An hour of balance costs ${range}. ${spendingWords(profile)}` : undefined}
      />
      <PackageShop />
    </div>
  );
}

/** "A Solo spends 1 for each hour on the water, a Tango 1.5." */
function spendingWords({ boatKinds: [first, ...others] }: ClubProfile): string {
  if (!first) return "";
  const more = others.map((kind) => `, ${aKind(kind)} ${kind.rate || "none"}`).join("");
  return `${capitalized(aKind(first))} spends ${first.rate} for each hour on the water${more}.`;
}
