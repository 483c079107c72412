import type { ReactNode } from "react";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { ClubTime } from "../../shared/time/club-now";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { QuietBay } from "../ui/illustrations/quiet-bay";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { useFocusHeir } from "../ui/use-focus-heir";
import { BookingRow } from "./booking-row";

interface CurrentBookingsSectionProps {
  /** Undefined while they are on their way. */
  bookings: readonly MemberBookingView[] | undefined;
  now: ClubTime;
  /** Set when the bookings could not be fetched. */
  onRetry: (() => void) | undefined;
  cancelButton: (booking: MemberBookingView) => ReactNode;
}

export function CurrentBookingsSection(props: CurrentBookingsSectionProps) {
  const heading = useFocusHeir<HTMLHeadingElement>(props.bookings?.length ?? 0);
  return (
    <section aria-labelledby="my-current-bookings">
      <h2
        id="my-current-bookings"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 pb-2 text-xl"
      >
        My Current Bookings
      </h2>
      {props.onRetry && <NotLoaded onRetry={props.onRetry} />}
      <Bookings {...props} />
    </section>
  );
}

function Bookings({ bookings, now, cancelButton }: CurrentBookingsSectionProps) {
  if (bookings === undefined) return <BookingsComing />;
  if (bookings.length === 0) return <NothingBooked />;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} now={now} cancel={cancelButton(booking)} />
      ))}
    </ul>
  );
}

function BookingsComing() {
  return (
    <div className="grid gap-4 py-4">
      {["first", "second"].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-14" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-56" />
          </div>
        </div>
      ))}
      <SlowNotice />
    </div>
  );
}

function NothingBooked() {
  return (
    <EmptyState
      title="No current bookings"
      illustration={<QuietBay className="w-full rounded-lg" />}
      action={<ButtonLink to={paths.boats}>See the boats</ButtonLink>}
    >
      The bay is calm and the boats are waiting. Your next outing will show here with its lock code.
    </EmptyState>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="careful"
      title="Your bookings did not load"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      They are safe with the club; only this list is empty for now.
    </Notice>
  );
}
