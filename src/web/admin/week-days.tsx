import type { AdminBookingView } from "../../shared/bookings/booking-schemas";
import { outingState } from "../../shared/bookings/booking-span";
import { outingTimes } from "../../shared/bookings/outing-words";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import { CancelAnyBookingButton } from "../bookings/cancel-any-booking-button";
import { useClubClock } from "../club-clock";
import { spanOf } from "./span-of";

interface WeekDaysProps {
  monday: ClubDate;
  bookings: readonly AdminBookingView[];
}

/** Seven days beside each other, one under the other on phones, each with its bookings in order. */
export function WeekDays({ monday, bookings }: WeekDaysProps) {
  const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
  return (
    <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
      {days.map((day) => (
        <Day key={day} day={day} bookings={bookings.filter(({ date }) => date === day)} />
      ))}
    </ol>
  );
}

function Day({ day, bookings }: { day: ClubDate; bookings: AdminBookingView[] }) {
  const { today } = useClubClock();
  const isToday = day === today;
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={`grid content-start gap-2 rounded-md border p-2.5 ${isToday ? "border-tide bg-tide-soft" : "border-line"}`}
    >
      <h3 className="flex flex-wrap gap-x-2 font-sans font-semibold text-sm tracking-normal *:whitespace-nowrap">
        <span>{formatDate(day, "EEE, MMM d")}</span>
        {isToday && <span className="font-normal">Today</span>}
      </h3>
      {bookings.length === 0 ? (
        <p className="text-ink-soft text-sm">Nothing booked</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
          {bookings.map((booking) => (
            <Entry key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Entry({ booking }: { booking: AdminBookingView }) {
  const now = useClubClock();
  const span = spanOf(booking);
  const over = outingState(span, now) === "completed";
  return (
    <li className="grid content-start gap-1 rounded-sm border border-line bg-surface p-2 text-sm">
      <p className="font-semibold tabular-nums">{outingTimes(span)}</p>
      <p className="break-words">{booking.memberName}</p>
      <p className="text-ink-soft">{booking.boatName}</p>
      {!over && (
        <div className="pt-1">
          <CancelAnyBookingButton
            booking={{ ...span, id: booking.id, reference: booking.reference }}
            boatName={booking.boatName}
            memberName={booking.memberName}
            label="Cancel"
          />
        </div>
      )}
    </li>
  );
}
