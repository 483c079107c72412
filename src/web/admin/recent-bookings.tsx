import type { AdminBookingView } from "../../shared/bookings/booking-schemas";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { panelList } from "../ui/panel";
import { FoldingPanel } from "./folding-panel";
import { spanOf } from "./glance/span-of";

/** The latest bookings made that still stand, under "Recent Successful Bookings". */
export function RecentBookings() {
  return (
    <FoldingPanel title="Recent Successful Bookings">
      <LatestBookings />
    </FoldingPanel>
  );
}

function LatestBookings() {
  const read = useRead(trpc.admin.latestBookings.useQuery());
  return (
    <Read of={read} failure="The latest bookings did not load" skeleton="h-72">
      {(bookings) =>
        bookings.length === 0 ? (
          <p className="text-ink-soft">No recent bookings.</p>
        ) : (
          <ul className={panelList}>
            {bookings.map((booking) => (
              <BookingLine key={booking.id} booking={booking} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}

function BookingLine({ booking }: { booking: AdminBookingView }) {
  const formats = useFormats();
  const { today } = useClubClock();
  return (
    <li className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0">
        <span className="font-semibold">{booking.memberName}</span>{" "}
        <span className="text-ink-soft">in {booking.boatName}</span>
      </p>
      <p className="text-ink-soft text-sm tabular-nums sm:text-right">{booking.reference}</p>
      <p className="text-sm tabular-nums sm:col-span-2">
        {outingDay(booking.date, today)}, {outingTimes(spanOf(booking), formats)}
      </p>
    </li>
  );
}
