import type { CSSProperties } from "react";
import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import { isOver } from "../../../shared/outings/booking-stage";
import { shortTime } from "../../../shared/time/clock-times";
import { outingTimes } from "../../../shared/time/outing-words";
import { BoatMark } from "../../boats/boat-mark";
import { useFormats } from "../../clock/use-formats";
import { initials } from "../initials";
import { useStageOf } from "./logged";
import { spanOf } from "./span-of";

/** Where an outing stands in its day, as CSS: from the top, and among those at the same time. */
type Place = Record<"--top" | "--height" | "--left" | "--width", string>;

interface WeekOutingProps {
  booking: AdminBookingView;
  place: Place & CSSProperties;
  /** Whether it has its day's whole width. */
  roomy: boolean;
  onShow: (booking: AdminBookingView) => void;
}

/** One outing: as long as it lasts where the days stand beside each other, a row on a phone. */
export function WeekOuting({ booking, place, roomy, onShow }: WeekOutingProps) {
  const formats = useFormats();
  const span = spanOf(booking);
  const over = isOver(useStageOf()(booking));
  return (
    <li style={place} className={atItsHours}>
      <button
        type="button"
        onClick={() => onShow(booking)}
        aria-haspopup="dialog"
        className={`flex min-h-11 w-full items-center gap-2 overflow-hidden px-2 text-left text-sm hover:bg-tide-soft lg:h-full lg:min-h-0 lg:flex-col lg:items-start lg:gap-0 lg:rounded-sm lg:border lg:px-1 lg:py-0 lg:text-xs lg:leading-4 ${over ? "lg:border-line-strong lg:bg-line" : "lg:border-tide lg:bg-surface"}`}
      >
        <span className="sr-only">
          {`${outingTimes(span, formats)}, ${booking.memberName}, ${booking.boatName}`}
        </span>
        <span aria-hidden="true" className="flex items-center gap-1">
          <BoatMark boat={{ id: booking.boatId }} className="lg:h-3 lg:w-4" />
          <span className="whitespace-nowrap font-semibold tabular-nums max-lg:hidden">
            {shortTime(span.startTime, formats)}
          </span>
        </span>
        <span aria-hidden="true" className="min-w-36 tabular-nums lg:hidden">
          {outingTimes(span, formats)}
        </span>
        <span aria-hidden="true" className="truncate font-semibold lg:hidden">
          {booking.memberName}
        </span>
        <span aria-hidden="true" className="w-full truncate max-lg:hidden">
          {roomy ? booking.memberName : initials(booking.memberName)}
        </span>
      </button>
    </li>
  );
}

const atItsHours =
  "lg:absolute lg:top-(--top) lg:left-(--left) lg:h-(--height) lg:w-(--width) lg:p-px";
