import type { ReactNode } from "react";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { bookingStage, type LoggedBooking } from "../../../shared/outings/booking-stage";
import type { ClubTime } from "../../../shared/time/club-now";
import { Read } from "../../layout/read";
import { dataOf, type Missed, type Reading } from "../../layout/use-read";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { useFocusAfterRemoval } from "../../ui/hooks/use-focus-after-removal";
import { QuietBayLater } from "../../ui/illustrations/quiet-bay-later";
import { NotLoaded } from "../../ui/loading/not-loaded";
import { Skeleton } from "../../ui/loading/skeleton";
import { BookingRow } from "./booking-row";

interface CurrentBookingsProps {
  /** The member's bookings; which of them are current is for `current` to say. */
  read: Reading<MemberBookingView[]>;
  current: (bookings: readonly MemberBookingView[]) => readonly MemberBookingView[];
  /** What the outing log knows of them. */
  log: readonly LoggedBooking[];
  now: ClubTime;
  cancelButton: (booking: MemberBookingView) => ReactNode;
  /** One of the current bookings that is shown larger, above the list of the others. */
  pass?: { booking: MemberBookingView; shown: ReactNode } | null;
  /** What stands there when nothing is booked. */
  nothing?: ReactNode;
}

export function CurrentBookingsSection(props: CurrentBookingsProps) {
  const { read, current } = props;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(current(dataOf(read) ?? []).length);
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
      <CurrentBookings {...props} />
    </section>
  );
}

/** The list under that heading. */
export function CurrentBookings(props: CurrentBookingsProps) {
  const { read, current, pass = null, nothing = <NothingBooked />, ...rows } = props;
  return (
    <Read
      of={read}
      failure={failure}
      coming={<BookingsComing />}
      failed={(missed) => <EmptyForNow {...missed} />}
    >
      {(bookings) => {
        const others = current(bookings).filter(({ id }) => id !== pass?.booking.id);
        return (
          <div className="grid gap-4">
            {pass?.shown}
            {pass && others.length === 0 ? null : (
              <Bookings bookings={others} nothing={nothing} {...rows} />
            )}
          </div>
        );
      }}
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

type BookingsProps = Pick<CurrentBookingsProps, "log" | "now" | "cancelButton" | "nothing"> & {
  bookings: readonly MemberBookingView[];
};

function Bookings({ bookings, log, now, cancelButton, nothing }: BookingsProps) {
  if (bookings.length === 0) return nothing;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {bookings.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          stage={bookingStage(booking, log, now)}
          now={now}
          cancel={cancelButton(booking)}
        />
      ))}
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

function NothingBooked() {
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
