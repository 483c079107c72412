import type { BookingSpan } from "../time/booking-span";
import { instantAt } from "../time/clock-changes";
import { endTime } from "../time/clock-times";
import type { ClockOffsets, ClubNow } from "../time/club-now";
import type { ForecastHour } from "./conditions-schemas";

/** The forecast covers today and as many days after it; beyond them there is no verdict. */
export const forecastDaysAhead = 3;

/** How long before the start its rower hears that an outing has become a no-go. */
export const noGoNoticeMinutes = 120;

/** After so many hours nobody goes by what the service said. */
const forecastHoldsHours = 3;

export const hourSeconds = 3600;

/** Whether what was told can still be gone by. */
export const isFresh = ({ toldAt }: ForecastHour, { instant }: Pick<ClubNow, "instant">): boolean =>
  Date.parse(instant) / 1000 - toldAt <= forecastHoldsHours * hourSeconds;

/** The beginnings of the hours that an outing touches, in seconds of UTC; one that it ends at is not. */
export function hoursTouched(
  { bookingDate, startTime, duration }: BookingSpan,
  clock: ClockOffsets,
): number[] {
  const starts = instantAt(bookingDate, startTime, clock) / 1000;
  const ends = instantAt(bookingDate, endTime(startTime, duration), clock) / 1000;
  const first = starts - (starts % hourSeconds);
  const count = Math.ceil((ends - first) / hourSeconds);
  return Array.from({ length: count }, (_, n) => first + n * hourSeconds);
}
