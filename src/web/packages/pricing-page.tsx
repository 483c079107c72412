import { trpc } from "../api";
import { useSession } from "../session";
import { Notice } from "../ui/notice";
import { PageHeading } from "../ui/page-heading";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { hourPriceRange } from "./hour-price-range";
import { PackageRow } from "./package-row";
import { PurchaseGate } from "./purchase-gate";

/** Hour-based packages; also /hour-packages, /hours and, signed in, /my-hours. */
export function PricingPage() {
  const { data: plans, error } = trpc.packages.plans.useQuery();
  const { standing } = useSession();
  const range = hourPriceRange(plans ?? []);
  return (
    <div className="page-width grid gap-8 py-10">
      <PageHeading
        title="Hour-Based Packages"
        lead={
          range
            ? `An hour of balance costs ${range} CAD. A Solo spends 1 for each hour on the water, a Tango 1.5.`
            : undefined
        }
      />
      <PurchaseGate standing={standing} />
      {error && (
        <Notice kind="danger" title="Error Loading Packages">
          {error.message}
        </Notice>
      )}
      {plans ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {plans.map((plan) => (
            <PackageRow key={plan.id} plan={plan} />
          ))}
        </ul>
      ) : (
        !error && <PackagesComing />
      )}
      <p className="text-ink-soft">
        Prices are in Canadian dollars, with GST of 5%. Hours expire one year after purchase.
      </p>
    </div>
  );
}

function PackagesComing() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
      <SlowNotice />
    </div>
  );
}
