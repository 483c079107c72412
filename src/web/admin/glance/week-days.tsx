import { type CSSProperties, useState } from "react";
import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import { sideBySide } from "../../../shared/bookings/side-by-side";
import { type DayHours, hourStartsOf, hoursOpen } from "../../../shared/profile/day-hours";
import { widestHours } from "../../../shared/profile/widest-hours";
import { formatTime, fromMinutes, shortTime, toMinutes } from "../../../shared/time/clock-times";
import { addDays, type ClubDate, formatDate } from "../../../shared/time/club-dates";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { OutingDialog } from "./outing-dialog";
import { isInDay, placeInDay, shareOfDay } from "./place-in-day";
import { spanOf } from "./span-of";
import { WeekOuting } from "./week-outing";

interface WeekDaysProps {
  first: ClubDate;
  bookings: readonly AdminBookingView[];
}

/**
 * Seven days beside each other with the hours down the side, so that one sees when the boats are
 * out; a list under each day on phones. Pressing an outing shows it.
 */
export function WeekDays({ first, bookings }: WeekDaysProps) {
  const [shownId, setShownId] = useState<number | null>(null);
  // What was cancelled is gone from the week, and its dialog with it.
  const shown = bookings.find(({ id }) => id === shownId);
  const days = Array.from({ length: 7 }, (_, n) => addDays(first, n));
  return (
    <div className="grid gap-x-1 lg:grid-cols-[3rem_minmax(0,1fr)]">
      <Hours />
      <ol className="grid gap-3 lg:grid-cols-7 lg:gap-0">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            bookings={bookings.filter(({ date }) => date === day)}
            onShow={({ id }) => setShownId(id)}
          />
        ))}
      </ol>
      {shown && <OutingDialog booking={shown} onClose={() => setShownId(null)} />}
    </div>
  );
}

/** A day is as tall as its hours: half an hour is as tall as a finger is wide. */
const dayHeight = "lg:h-[38rem]";

/** How many hours a day has, as CSS. */
const dayLength = (hours: DayHours): Record<"--hours", number> & CSSProperties => ({
  "--hours": hoursOpen(hours),
});

/** A line at every other hour from opening on. */
const hourLines =
  "lg:bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] lg:bg-size-[100%_calc(200%/var(--hours))]";

function Hours() {
  const formats = useFormats();
  const hours = widestHours(useProfile());
  const marked = hourStartsOf(hours).filter((_, nr) => nr > 0 && nr % 2 === 0);
  return (
    <div aria-hidden="true" className="grid grid-rows-[3.25rem_auto] max-lg:hidden">
      <span />
      <div className={`relative ${dayHeight}`}>
        {marked.map((time) => (
          <span
            key={time}
            className="absolute right-1 -translate-y-1/2 whitespace-nowrap text-ink-soft text-xs tabular-nums"
            style={{ top: placeInDay(toMinutes(time), hours) }}
          >
            {shortTime(time, formats)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface DayProps {
  day: ClubDate;
  bookings: AdminBookingView[];
  onShow: (booking: AdminBookingView) => void;
}

function Day({ day, bookings, onShow }: DayProps) {
  const formats = useFormats();
  const { today, minutes } = useClubClock();
  const hours = widestHours(useProfile());
  const isToday = day === today;
  const placed = sideBySide(
    bookings.map((booking) => {
      const { startTime, duration } = spanOf(booking);
      const from = toMinutes(startTime);
      return { booking, from, until: from + duration * 60 };
    }),
  );
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className="grid content-start lg:border-line lg:border-l"
    >
      <h3
        className={`flex flex-wrap content-center gap-x-2 rounded-sm px-2 font-sans font-semibold text-sm tracking-normal max-lg:py-1 lg:h-13 ${isToday ? "bg-tide-soft text-tide-deep" : "max-lg:bg-sunken"}`}
      >
        <span className="whitespace-nowrap">{formatDate(day, "EEE, MMM d")}</span>
        {isToday && <span className="font-normal">Today</span>}
      </h3>
      <div className={`relative ${hourLines} ${dayHeight}`} style={dayLength(hours)}>
        {bookings.length === 0 && (
          <p className="px-2 py-1 text-ink-soft text-sm lg:sr-only">Nothing booked</p>
        )}
        <ul className="max-lg:divide-y max-lg:divide-line">
          {placed.map(({ booking, from, until, column, columns }) => (
            <WeekOuting
              key={booking.id}
              booking={booking}
              place={{
                "--top": placeInDay(from, hours),
                "--height": shareOfDay(until - from, hours),
                "--left": `${(column / columns) * 100}%`,
                "--width": `${100 / columns}%`,
              }}
              roomy={columns === 1}
              onShow={onShow}
            />
          ))}
        </ul>
        {isToday && isInDay(minutes, hours) && (
          <span
            title={`Now, ${formatTime(fromMinutes(minutes), formats)}`}
            aria-hidden="true"
            className="absolute inset-x-0 h-0.5 bg-cedar max-lg:hidden"
            style={{ top: placeInDay(minutes, hours) }}
          />
        )}
      </div>
    </li>
  );
}
