import type { ReactNode } from "react";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { useFormats } from "../../clock/use-formats";
import { EndSeriesButton } from "./end-series-button";
import { everyWeek, seriesLength } from "./series-words";

interface SeriesRowProps {
  bookings: readonly MemberBookingView[];
  /** whether they are ahead, and can be cancelled together */
  ahead?: boolean;
  /** each booking, as a row of a list */
  children: ReactNode;
}

/** The bookings of a series as one line of a list, which unfolds. */
export function SeriesRow({ bookings, ahead, children }: SeriesRowProps) {
  const formats = useFormats();
  const unmoved = bookings.find(({ moved }) => !moved) ?? bookings[0];
  if (!unmoved) return null;
  return (
    <li className="py-2">
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          <span className="font-semibold">{unmoved.boat.name}</span>
          <span className="block tabular-nums">{everyWeek(unmoved, formats)}</span>
          <span className="block text-ink-soft text-sm">{seriesLength(bookings)}</span>
        </summary>
        {ahead && unmoved.role === "rower" && (
          <div className="py-2">
            <EndSeriesButton bookings={bookings} />
          </div>
        )}
        <ul className="divide-y divide-line border-line border-t pl-4">{children}</ul>
      </details>
    </li>
  );
}
