import type { OutingView } from "../../../shared/outings/outing-schemas";
import { trpc } from "../../calls/api";
import { LoginLink } from "../../layout/login-link";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { paths } from "../../paths";
import { useSignedIn } from "../../signed-in";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { SlowNotice } from "../../ui/loading/slow-notice";
import { PageHeading } from "../../ui/page-heading";
import { PageTitle } from "../../ui/page-title";
import { saveCsv } from "../../ui/save-csv";
import { ownRow } from "../outing-rows";
import { LogbookOutings } from "./logbook-outings";
import { LogbookTotals } from "./logbook-totals";
import { SeasonCard } from "./season-card";

/** What a member has rowed: by month and year, and outing by outing. */
export function LogbookPage() {
  const { isAuthenticated, loading } = useSignedIn();
  const read = useRead(trpc.bookings.myOutings.useQuery(undefined, { enabled: isAuthenticated }));
  if (loading) return <SlowNotice />;
  if (!isAuthenticated || read.face === "ended") return <PleaseLogIn />;
  return (
    <div className="page-width grid gap-6 py-6 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading
        title="Logbook"
        lead="What you have rowed, from launch to landing."
        actions={
          <ButtonLink to={paths.bookingHistory} variant="secondary">
            My Bookings
          </ButtonLink>
        }
      />
      <Read of={read} failure="Your logbook did not load" skeleton="h-96">
        {(outings) => <Logbook outings={outings.filter(({ landedAt }) => landedAt)} />}
      </Read>
    </div>
  );
}

function Logbook({ outings }: { outings: readonly OutingView[] }) {
  if (outings.length === 0) {
    return (
      <EmptyState level="section" title="Nothing in your logbook yet">
        Where the club keeps an outing log, it fills with each launch and landing.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <SeasonCard outings={outings} />
        <LogbookTotals outings={outings} />
      </div>
      <LogbookOutings outings={outings} />
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => void saveCsv("logbook.csv", outings.map(ownRow))}
      >
        Download as CSV
      </Button>
    </>
  );
}

function PleaseLogIn() {
  return (
    <div className="page-width py-10">
      <PageTitle title="Logbook" />
      <EmptyState level="page" title="Logbook" action={<LoginLink />}>
        Please log in to see your logbook
      </EmptyState>
    </div>
  );
}
