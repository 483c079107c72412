import type { ReactNode } from "react";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { foldSeries } from "../../../shared/bookings/fold-series";
import { bookingStage, type LoggedBooking } from "../../../shared/outings/booking-stage";
import type { ClubTime } from "../../../shared/time/club-now";
import { Read } from "../../layout/read";
import type { Missed, Reading } from "../../layout/use-read";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { QuietBayLater } from "../../ui/illustrations/quiet-bay-later";
import { NotLoaded } from "../../ui/loading/not-loaded";
import { Skeleton } from "../../ui/loading/skeleton";
import { LazySeriesRow } from "../series/lazy-series-row";
import { BookingRow } from "./booking-row";

interface CurrentBookingsProps {
  read: Reading<MemberBookingView[]>;
  children: (bookings: readonly MemberBookingView[]) => ReactNode;
}

/** Where a member's bookings stand, or why they are not here. */
export function CurrentBookings({ read, children }: CurrentBookingsProps) {
  return (
    <Read
      of={read}
      failure={failure}
      coming={<BookingsComing />}
      failed={(missed) => <EmptyForNow {...missed} />}
    >
      {children}
    </Read>
  );
}

const failure = "Your bookings did not load";

/** Where the bookings fail, the list is an empty one (rules, Screens). */
function EmptyForNow({ trying, again }: Missed) {
  return (
    <>
      <NotLoaded kind="careful" sentence={failure} trying={trying} again={again}>
        They are safe with the club; only this list is empty for now.
      </NotLoaded>
      <NothingBooked />
    </>
  );
}

interface BookingRowsProps {
  bookings: readonly MemberBookingView[];
  /** What the outing log knows of them. */
  log: readonly LoggedBooking[];
  now: ClubTime;
  cancelButton: (booking: MemberBookingView) => ReactNode;
}

/** Bookings under one another, those of a series folded, or that there are none. */
export function BookingRows({ bookings, log, now, cancelButton }: BookingRowsProps) {
  if (bookings.length === 0) return <NothingBooked />;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {foldSeries(bookings).map((fold) => {
        const rows = fold.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            stage={bookingStage(booking, log, now)}
            now={now}
            cancel={cancelButton(booking)}
          />
        ));
        return rows.length === 1 ? (
          rows
        ) : (
          <LazySeriesRow key={rows[0]?.key} bookings={fold} ahead>
            {rows}
          </LazySeriesRow>
        );
      })}
    </ul>
  );
}

function BookingsComing() {
  return (
    <div className="grid gap-4 pt-4">
      {["first", "second"].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-14" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** An empty list, and where a boat is found. */
export function NothingBooked() {
  return (
    <EmptyState
      title="No current bookings"
      illustration={<QuietBayLater className="w-full rounded-lg" />}
      action={<ButtonLink to={paths.boats}>See the boats</ButtonLink>}
    >
      The water is calm and the boats are waiting. Your next outing will show here with its lock
      code.
    </EmptyState>
  );
}
