import { type ComponentType, type ReactNode, useState } from "react";
import { fullName } from "../../shared/members/full-name";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatDate } from "../../shared/time/club-dates";
import { outingTimes } from "../../shared/time/outing-words";
import { useFormats } from "../clock/use-formats";
import { Button } from "../ui/button";
import { panelList } from "../ui/panel";
import { Read } from "./read";
import type { Reading } from "./use-read";

export interface StandingBookingsFrame {
  /** what they stand in, under their title */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

interface StandingBooking extends BookingSpan {
  id: number;
  reference: string;
  boat: { name: string };
  member: { firstName: string; lastName: string };
}

interface StandingBookingsProps<Booking> extends StandingBookingsFrame {
  of: Reading<readonly Booking[]>;
  failure: string;
  /** what they have in common; their number follows */
  title: string;
  /** what staff may do about them */
  advice: string;
  /** what speaks against one */
  against: (booking: Booking) => string;
}

/** A storm or a closed week concerns hundreds, which nobody reads at once. */
const shownAtFirst = 10;
const moreAtOnce = 50;

/** Bookings ahead that stand although something speaks against them; nothing while there are none. */
export function StandingBookings<Booking extends StandingBooking>(
  props: StandingBookingsProps<Booking>,
) {
  const { of: read, failure, frame: Frame, title, advice, against } = props;
  return (
    <Read of={read} failure={failure} skeleton="h-0">
      {(bookings) =>
        bookings.length > 0 && (
          <Frame title={`${title} (${bookings.length})`}>
            <p className="text-ink-soft text-sm">{advice}</p>
            <Lines bookings={bookings} against={against} />
          </Frame>
        )
      }
    </Read>
  );
}

interface LinesProps<Booking> {
  bookings: readonly Booking[];
  against: (booking: Booking) => string;
}

function Lines<Booking extends StandingBooking>({ bookings, against }: LinesProps<Booking>) {
  const formats = useFormats();
  const [count, setCount] = useState(shownAtFirst);
  const left = bookings.length - count;
  return (
    <>
      <ul className={panelList}>
        {bookings.slice(0, count).map((booking) => (
          <li key={booking.id} className="grid gap-0.5 px-4 py-2.5">
            <p>
              <span className="font-semibold">{fullName(booking.member)}</span>, {booking.boat.name}
            </p>
            <p className="text-ink-soft text-sm tabular-nums">
              {formatDate(booking.bookingDate)}, {outingTimes(booking, formats)} ·{" "}
              {booking.reference}
            </p>
            <p className="text-sm wrap-anywhere">{against(booking)}</p>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setCount(count + moreAtOnce)}
        >
          Show {Math.min(moreAtOnce, left)} more
        </Button>
      )}
    </>
  );
}
