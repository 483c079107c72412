import type { ComponentType, ReactNode } from "react";
import { outingTimes } from "../../shared/bookings/outing-words";
import type { UnclearedBooking } from "../../shared/clearances/clearance-schemas";
import { fullName } from "../../shared/members/full-name";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { panelList } from "../ui/panel";

interface UnclearedBookingsProps {
  /** what they stand in, under their title */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** Bookings ahead whose rower is no longer cleared for the boat; nothing while there are none. */
export function UnclearedBookings({ frame: Frame }: UnclearedBookingsProps) {
  const read = useRead(trpc.admin.unclearedBookings.useQuery());
  return (
    <Read of={read} failure="Bookings without a clearance did not load" skeleton="h-0">
      {(bookings) =>
        bookings.length > 0 && (
          <Frame title={`Bookings without a clearance (${bookings.length})`}>
            <p className="text-ink-soft text-sm">
              They stand. Grant the clearance again, speak with the rower, or have an admin move or
              cancel the booking.
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

function Line({ booking }: { booking: UnclearedBooking }) {
  const { member, boat, clearance, expiredOn } = booking;
  return (
    <li className="grid gap-0.5 px-4 py-2.5">
      <p>
        <span className="font-semibold">{fullName(member)}</span>, {boat.name}
      </p>
      <p className="text-ink-soft text-sm tabular-nums">
        {formatDate(booking.bookingDate)}, {outingTimes(booking)} · {booking.reference}
      </p>
      <p className="text-sm">
        {expiredOn === null
          ? `Does not hold ${clearance}`
          : `${clearance} ends on ${formatDate(expiredOn)}`}
      </p>
    </li>
  );
}
