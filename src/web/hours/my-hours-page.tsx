import { trpc } from "../api";
import { PackageShop } from "../packages/package-shop";
import { MyPayments } from "../payments/my-payments";
import { Notice } from "../ui/notice";
import { PageHeading } from "../ui/page-heading";
import { Skeleton } from "../ui/skeleton";
import { HourBalanceCard } from "./hour-balance-card";
import { HourStatement } from "./hour-statement";

/** The pricing page for a signed-in member, headed by their own hours. */
export function MyHoursPage() {
  const hours = trpc.bookings.myHours.useQuery();
  return (
    <div className="page-width grid gap-10 py-10 *:min-w-0">
      <PageHeading title="My Hours" lead="What you have, where it went, and what you paid." />
      {hours.error && (
        <Notice kind="danger" title="Your hours could not be loaded">
          {hours.error.message}
        </Notice>
      )}
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[1fr_2fr]">
        {hours.data ? (
          <HourBalanceCard
            hoursRemaining={hours.data.hoursRemaining}
            lots={hours.data.lots}
            buyPath={null}
          />
        ) : (
          <Skeleton className="h-48 w-full" />
        )}
        <HourStatement lines={hours.data?.lines} />
      </div>
      <MyPayments />
      <section aria-labelledby="packages-title" className="grid gap-6">
        <h2 id="packages-title" className="text-2xl">
          Hour-Based Packages
        </h2>
        <PackageShop heading="h3" />
      </section>
    </div>
  );
}
