import { useState } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BoatBlockView } from "../../../shared/boats/fleet-schemas";
import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import { hourStartsOf } from "../../../shared/profile/day-hours";
import { widestHours } from "../../../shared/profile/widest-hours";
import { formatTime, fromMinutes, shortTime, toMinutes } from "../../../shared/time/clock-times";
import { BoatMark } from "../../boats/boat-mark";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { LaneOuting } from "./lane-outing";
import { isInDay, placeInDay } from "./place-in-day";

interface DayLanesProps {
  boats: readonly BoatView[];
  bookings: readonly AdminBookingView[];
  /** The blocks that hold today. */
  blocks: readonly BoatBlockView[];
}

/** So many fill a screen; the lanes of a larger fleet come when asked for. */
const shownAtFirst = 15;

/** The day from opening to closing, a lane to each boat, with a mark at now. */
export function DayLanes({ boats, bookings, blocks }: DayLanesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? boats : boats.slice(0, shownAtFirst);
  const hidden = boats.length - shown.length;
  return (
    <div className="grid content-start gap-2 lg:gap-3">
      <Hours />
      <ul className="grid gap-1.5 lg:gap-2">
        {shown.map((boat) => (
          <Lane
            key={boat.id}
            boat={boat}
            bookings={bookings.filter(({ boatId }) => boatId === boat.id)}
            block={blocks.find(({ boatId }) => boatId === boat.id)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          Show {hidden} more boats
        </Button>
      )}
    </div>
  );
}

function Hours() {
  const formats = useFormats();
  const hours = widestHours(useProfile());
  const marked = hourStartsOf(hours).filter((_, nr) => nr % 4 === 0);
  return (
    <div aria-hidden="true" className="text-ink-soft text-xs tabular-nums">
      <div className="relative h-4">
        {marked.map((time) => (
          <span
            key={time}
            className="absolute first:translate-x-0 -translate-x-1/2 whitespace-nowrap max-xs:even:hidden"
            style={{ left: placeInDay(toMinutes(time), hours) }}
          >
            {shortTime(time, formats)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface LaneProps {
  boat: BoatView;
  bookings: AdminBookingView[];
  block: BoatBlockView | undefined;
}

function Lane({ boat, bookings, block }: LaneProps) {
  return (
    <li className="grid gap-0.5 lg:gap-1">
      <p className="flex flex-wrap items-center gap-x-2 text-sm leading-tight">
        <BoatMark boat={boat} className="h-4 w-5.5" />
        <span className="font-semibold">{boat.name}</span>
        {!boat.available && <Badge tone="danger">Offline</Badge>}
      </p>
      <div className="relative h-7 overflow-hidden rounded-sm bg-sunken lg:h-11">
        {block && <Blocked reason={block.reason} />}
        <NowMark />
        <ul>
          {bookings.map((booking) => (
            <LaneOuting key={booking.id} booking={booking} />
          ))}
        </ul>
        {bookings.length === 0 && <span className="sr-only">Nothing booked today</span>}
      </div>
    </li>
  );
}

function Blocked({ reason }: { reason: string }) {
  return (
    <p className="absolute inset-0 truncate border border-line-strong border-dashed px-2 text-ink-soft text-sm leading-6.5 lg:leading-10">
      Blocked: {reason}
    </p>
  );
}

function NowMark() {
  const formats = useFormats();
  const { minutes } = useClubClock();
  const hours = widestHours(useProfile());
  if (!isInDay(minutes, hours)) return null;
  return (
    <span
      aria-hidden="true"
      title={`Now, ${formatTime(fromMinutes(minutes), formats)}`}
      className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-cedar"
      style={{ left: placeInDay(minutes, hours) }}
    />
  );
}
