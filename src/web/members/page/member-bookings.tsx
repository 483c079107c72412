import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import {
  type BookingStage,
  bookingStage,
  type LoggedBooking,
} from "../../../shared/outings/booking-stage";
import { outingState } from "../../../shared/time/booking-span";
import { outingDay, outingTimes } from "../../../shared/time/outing-words";
import { CancelAnyBookingButton } from "../../bookings/history/cancel-any-booking-button";
import { MoveLink } from "../../bookings/moving/move-link";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { Badge, type Tone } from "../../ui/badge";
import { LongList, MemberSection } from "./member-section";

interface MemberBookingsProps {
  bookings: readonly AdminBookingView[];
  /** What the outing log knows of them. */
  log: readonly LoggedBooking[];
}

/** Every booking the member ever made, the latest outing first; finished ones can be cancelled, too. */
export function MemberBookings({ bookings, log }: MemberBookingsProps) {
  return (
    <MemberSection title="Bookings">
      <LongList items={bookings} empty="No bookings yet.">
        {(booking) => <BookingLine key={booking.id} booking={booking} log={log} />}
      </LongList>
    </MemberSection>
  );
}

const stages: Record<BookingStage, { word: string; tone: Tone }> = {
  upcoming: { word: "Upcoming", tone: "good" },
  "on-water": { word: "On Water", tone: "tide" },
  returned: { word: "Returned", tone: "neutral" },
  completed: { word: "Completed", tone: "neutral" },
};

interface BookingLineProps {
  booking: AdminBookingView;
  log: readonly LoggedBooking[];
}

function BookingLine({ booking, log }: BookingLineProps) {
  const formats = useFormats();
  const now = useClubClock();
  const { date: bookingDate, time: startTime, duration } = booking;
  const span = { bookingDate, startTime, duration };
  const cancelled = { word: "Cancelled", tone: "careful" as const };
  const { word, tone } =
    booking.status === "cancelled"
      ? cancelled
      : stages[bookingStage({ ...span, id: booking.id }, log, now)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">{booking.boatName}</p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          <span>{outingDay(bookingDate, now.today)}</span>
          <span>{outingTimes(span, formats)}</span>
          <span>{booking.reference}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{word}</Badge>
        {booking.status === "confirmed" && outingState(span, now) === "upcoming" && (
          <MoveLink booking={{ ...booking, ...span }} />
        )}
        {booking.status === "confirmed" && (
          <CancelAnyBookingButton
            booking={{ ...span, id: booking.id, reference: booking.reference }}
            boatName={booking.boatName}
            memberName={booking.memberName}
            label="Cancel"
          />
        )}
      </div>
    </li>
  );
}
