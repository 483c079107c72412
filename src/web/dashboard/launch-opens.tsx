import { launchOpens } from "../../shared/outings/outing-state";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import { useFormats } from "../clock/use-formats";

/** Stands where Launch will be, and as tall, so that nothing moves when its time comes. */
export function LaunchOpens({ booking, now }: { booking: BookingSpan; now: ClubTime }) {
  const formats = useFormats();
  const { minutes } = launchOpens(booking, now);
  return (
    <p className="grid min-h-18 place-items-center rounded-md border border-line-strong border-dashed text-ink-soft tabular-nums">
      Launch from {formatTime(fromMinutes(minutes), formats)}
    </p>
  );
}
