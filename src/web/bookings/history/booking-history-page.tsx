import { useEffect } from "react";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import type { LoggedBooking } from "../../../shared/outings/booking-stage";
import { trpc } from "../../calls/api";
import { isNetworkFailure } from "../../calls/failure-sentence";
import { useClubClock } from "../../clock/club-clock";
import { LoginLink } from "../../layout/login-link";
import { Read } from "../../layout/read";
import { dataOf, type Missed, missedOf, useRead } from "../../layout/use-read";
import { paths } from "../../paths";
import { useSignedIn } from "../../signed-in";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { NotLoaded } from "../../ui/loading/not-loaded";
import { Skeleton } from "../../ui/loading/skeleton";
import { SlowNotice } from "../../ui/loading/slow-notice";
import { PageHeading } from "../../ui/page-heading";
import { PageTitle } from "../../ui/page-title";
import { showToast } from "../../ui/toasts/toast-store";
import { HistoryList } from "./history-list";
import { historySections } from "./history-sections";

/** Every booking of a member. To move or cancel one, it leads to the dashboard. */
export function BookingHistoryPage() {
  const { isAuthenticated, loading } = useSignedIn();
  const mine = useRead(trpc.bookings.mine.useQuery(undefined, { enabled: isAuthenticated }));
  const log = useRead(trpc.bookings.myOutings.useQuery(undefined, { enabled: isAuthenticated }));
  useFailureToast(missedOf(mine)?.error);

  if (loading) return <SlowNotice />;
  // A read that was refused knows of the end of the session before the session itself is asked.
  if (!isAuthenticated || mine.face === "ended") return <PleaseLogIn />;
  return (
    <div className="page-width grid gap-8 py-8 *:min-w-0 sm:py-10">
      <PageHeading
        title="Booking History"
        lead="Every outing of yours, planned, rowed and called off."
        actions={
          <>
            {dataOf(log)?.length ? (
              <ButtonLink to={paths.logbook} variant="secondary">
                Logbook
              </ButtonLink>
            ) : null}
            <ButtonLink to={paths.dashboard} variant="secondary">
              Dashboard
            </ButtonLink>
          </>
        }
      />
      <Read
        of={mine}
        failure="Your bookings did not load"
        coming={<HistoryComing />}
        failed={(missed) => <SafeWithTheClub {...missed} />}
      >
        {(bookings) => <History bookings={bookings} log={dataOf(log) ?? []} />}
      </Read>
    </div>
  );
}

interface HistoryProps {
  bookings: readonly MemberBookingView[];
  log: readonly LoggedBooking[];
}

function History({ bookings, log }: HistoryProps) {
  const now = useClubClock();
  const { active, past, cancelled } = historySections(bookings, log, now);
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <HistoryList
          title="Active"
          bookings={active}
          log={log}
          now={now}
          empty={<NothingAhead />}
        />
        <p className="max-w-prose text-ink-soft text-sm">
          To move or cancel a booking, go to your dashboard. You can do both until the outing
          starts, and the hours of a cancelled one come back to your balance.
        </p>
      </div>
      <HistoryList
        title="Past outings"
        bookings={past}
        log={log}
        now={now}
        empty="Outings you have finished will be kept here."
      />
      <HistoryList
        title="Cancelled"
        bookings={cancelled}
        log={log}
        now={now}
        empty="Nothing cancelled. Well planned."
      />
    </div>
  );
}

function NothingAhead() {
  return (
    <p className="flex flex-wrap items-center gap-4">
      No active bookings.
      <ButtonLink to={paths.boats} size="small">
        Book a Boat
      </ButtonLink>
    </p>
  );
}

function PleaseLogIn() {
  return (
    <div className="page-width py-10">
      <PageTitle title="Booking History" />
      <EmptyState level="page" title="Booking History" action={<LoginLink />}>
        Please log in to view your booking history
      </EmptyState>
    </div>
  );
}

function HistoryComing() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-8 w-32" />
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}

function SafeWithTheClub({ trying, again }: Missed) {
  return (
    <NotLoaded sentence="Your bookings did not load" trying={trying} again={again}>
      They are safe with the club. Please check your connection and try again.
    </NotLoaded>
  );
}

/** One toast for each time the bookings fail to come. */
function useFailureToast(error: unknown) {
  useEffect(() => {
    if (!error) return;
    const title = isNetworkFailure(error)
      ? "Network error loading bookings"
      : "Failed to load booking history";
    showToast({ title, variant: "destructive" });
  }, [error]);
}
