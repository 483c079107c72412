import { isPaused } from "../../shared/members/role";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { PackageShop } from "../packages/package-shop";
import { MyPayments } from "../payments/my-payments";
import { useSignedIn } from "../signed-in";
import { Skeleton } from "../ui/loading/skeleton";
import { PageHeading } from "../ui/page-heading";
import { HourBalanceCard } from "./hour-balance-card";
import { HourStatement } from "./hour-statement";
import { LotList } from "./lot-list";

/** The pricing page for a signed-in member, headed by their own hours. */
export function MyHoursPage() {
  const { member } = useSignedIn();
  const hours = useRead(trpc.bookings.myHours.useQuery());
  const mayRow = member !== null && !isPaused(member);
  return (
    <div className="page-width grid gap-6 py-6 *:min-w-0 sm:gap-10 sm:py-10">
      <PageHeading title="My Hours" lead="What you have, where it went, and what you paid." />
      <Read of={hours} failure="Your hours could not be loaded" coming={<HoursComing />}>
        {({ hoursRemaining, lots, lines }) => (
          <div className={sideBySide}>
            <HourBalanceCard
              hoursRemaining={hoursRemaining}
              mayRow={mayRow}
              buyPath={mayRow ? "#packages" : null}
            >
              <LotList lots={lots} />
            </HourBalanceCard>
            <HourStatement lines={lines} />
          </div>
        )}
      </Read>
      <MyPayments />
      <section
        id="packages"
        aria-labelledby="packages-title"
        tabIndex={-1}
        className="grid scroll-mt-20 gap-6 outline-none"
      >
        <h2 id="packages-title" className="text-2xl">
          Hour-Based Packages
        </h2>
        <PackageShop heading="h3" />
      </section>
    </div>
  );
}

const sideBySide = "grid items-start gap-6 *:min-w-0 lg:grid-cols-[1fr_2fr]";

function HoursComing() {
  return (
    <div className={sideBySide}>
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
