import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import type { GlanceState } from "../../../shared/bookings/day-glance";
import type { Formats } from "../../../shared/profile/formats";
import { widestHours } from "../../../shared/profile/widest-hours";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { type ClockTime, endTime, shortTime, toMinutes } from "../../../shared/time/clock-times";
import { outingTimes } from "../../../shared/time/outing-words";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { initials } from "../initials";
import { useGlanceStateOf } from "./logged";
import { placeInDay, shareOfDay } from "./place-in-day";
import { spanOf } from "./span-of";

/** How an outing looks in its lane, and the heading of the list below that it stands under. */
export const laneLooks: Record<GlanceState, string> = {
  "on-water": "border-tide bg-tide text-on-tide",
  upcoming: "border-tide bg-tide-soft text-tide-deep",
  completed: "border-line-strong bg-line text-ink",
};

const words: Record<GlanceState, string> = {
  "on-water": "On Water",
  upcoming: "Upcoming",
  completed: "Returned",
};

/** From how many hours on there is room for words: on a phone, and where the lane is wide. */
const room = { phone: { initials: 1.5 }, wide: { start: 1, both: 1.5 } };

/** One outing, as long as it lasts. Its whole story is read out, and shown below the lanes. */
export function LaneOuting({ booking }: { booking: AdminBookingView }) {
  const formats = useFormats();
  const hours = widestHours(useProfile());
  const state = useGlanceStateOf()(booking);
  const span = spanOf(booking);
  const { duration } = span;
  const story = `${booking.memberName}, ${outingTimes(span, formats)}, ${words[state]}`;
  return (
    <li
      title={story}
      className={`absolute inset-y-0.5 grid content-center overflow-hidden rounded-sm border text-center lg:inset-y-1 font-semibold text-xs leading-tight ${laneLooks[state]}`}
      style={{
        left: placeInDay(toMinutes(span.startTime), hours),
        width: shareOfDay(duration * 60, hours),
      }}
    >
      <span aria-hidden="true" className={wordsFrom(duration)}>
        {initials(booking.memberName)}
      </span>
      {duration >= room.wide.start && (
        <span
          aria-hidden="true"
          className="whitespace-nowrap font-normal tabular-nums max-lg:hidden"
        >
          {shortTimes(span, formats)}
        </span>
      )}
      <span className="sr-only">{story}</span>
    </li>
  );
}

const wordsFrom = (duration: number) =>
  duration >= room.phone.initials ? "max-xs:hidden" : "max-sm:hidden";

/** "7:30–9" where there is room for both, else "7:30"; the hours above say of which half of the day. */
function shortTimes({ startTime, duration }: BookingSpan, formats: Formats): string {
  const bare = (time: ClockTime) => shortTime(time, formats).replace(/ [AP]M/, "");
  const both = duration >= room.wide.both;
  return both ? `${bare(startTime)}–${bare(endTime(startTime, duration))}` : bare(startTime);
}
