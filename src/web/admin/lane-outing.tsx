import type { AdminBookingView } from "../../shared/bookings/booking-schemas";
import { type GlanceState, glanceState } from "../../shared/bookings/day-glance";
import { outingTimes } from "../../shared/bookings/outing-words";
import { toMinutes } from "../../shared/time/clock-times";
import { useClubClock } from "../club-clock";
import { placeInDay, shareOfDay } from "./place-in-day";
import { spanOf } from "./span-of";

/** How an outing looks in its lane, and the word for it. */
export const laneLooks: Record<GlanceState, { word: string; look: string }> = {
  "on-water": { word: "On Water", look: "border-tide bg-tide text-on-tide" },
  upcoming: { word: "Upcoming", look: "border-tide bg-tide-soft text-tide-deep" },
  completed: { word: "Returned", look: "border-line-strong bg-line text-ink" },
};

/** From how many hours on there is room for words: on a phone, and where the lane is wide. */
const room = { phone: { initials: 2 }, wide: { initials: 1, name: 3 } };

/** One outing, as long as it lasts. Its whole story is read out, and shown beside the lanes. */
export function LaneOuting({ booking }: { booking: AdminBookingView }) {
  const { minutes } = useClubClock();
  const { word, look } = laneLooks[glanceState(booking, minutes)];
  const span = spanOf(booking);
  const short = initials(booking.memberName);
  const story = `${booking.memberName}, ${outingTimes(span)}, ${word}`;
  return (
    <li
      title={story}
      className={`absolute inset-y-1 grid place-items-center overflow-hidden rounded-sm border font-semibold text-xs ${look}`}
      style={{
        left: placeInDay(toMinutes(span.startTime)),
        width: shareOfDay(span.duration * 60),
      }}
    >
      <span aria-hidden="true" className="sm:hidden">
        {span.duration >= room.phone.initials && short}
      </span>
      <span aria-hidden="true" className="whitespace-nowrap max-sm:hidden">
        {span.duration >= room.wide.name
          ? booking.memberName
          : span.duration >= room.wide.initials && short}
      </span>
      <span className="sr-only">{story}</span>
    </li>
  );
}

const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("")
    .slice(0, 2);
