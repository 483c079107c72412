import type { ComponentType, ReactNode } from "react";
import { outingTimes } from "../../shared/bookings/outing-words";
import type { RefusedBooking } from "../../shared/bookings/refused-booking";
import { fullName } from "../../shared/members/full-name";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { panelList } from "../ui/panel";

interface RefusedBookingsProps {
  /** what they stand in, under their title */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** Bookings ahead that could not be made any more, as the club is set now; nothing while there are none. */
export function RefusedBookings({ frame: Frame }: RefusedBookingsProps) {
  const read = useRead(trpc.admin.refusedBookings.useQuery());
  return (
    <Read of={read} failure="Bookings against the club's settings did not load" skeleton="h-0">
      {(bookings) =>
        bookings.length > 0 && (
          <Frame title={`Bookings that would be refused now (${bookings.length})`}>
            <p className="text-ink-soft text-sm">
              They were made before a setting changed, the weather turned or the club closed, and
              they stand. Speak with the rower, or have an admin move or cancel the booking.
            </p>
            <ul className={panelList}>
              {bookings.map((booking) => (
                <Line key={booking.id} booking={booking} />
              ))}
            </ul>
          </Frame>
        )
      }
    </Read>
  );
}

function Line({ booking }: { booking: RefusedBooking }) {
  const { member, boat, message } = booking;
  return (
    <li className="grid gap-0.5 px-4 py-2.5">
      <p>
        <span className="font-semibold">{fullName(member)}</span>, {boat.name}
      </p>
      <p className="text-ink-soft text-sm tabular-nums">
        {formatDate(booking.bookingDate)}, {outingTimes(booking)} · {booking.reference}
      </p>
      <p className="text-sm wrap-anywhere">{message}</p>
    </li>
  );
}
