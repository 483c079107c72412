import { club } from "../../shared/club";
import { trpc } from "../calls/api";
import { dataOf, useRead } from "../layout/use-read";
import { PageHeading } from "../ui/page-heading";
import { hourPriceRange } from "./hour-price-range";
import { PackageShop } from "./package-shop";

/** Hour-based packages; also /hour-packages and /hours. */
export function PricingPage() {
  const plans = dataOf(useRead(trpc.packages.plans.useQuery()));
  const range = hourPriceRange(plans ?? []);
  return (
    <div className="page-width grid gap-5 py-6 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading
        title="Hour-Based Packages"
        lead={
          range
            ? `An hour of balance costs ${range} CAD. A Solo spends ${club.soloRate} for each hour on the water, a Tango ${club.tangoRate}.`
            : undefined
        }
      />
      <PackageShop />
    </div>
  );
}
