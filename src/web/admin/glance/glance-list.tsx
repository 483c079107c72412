import type { ReactNode } from "react";
import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import {
  type dayGlance,
  type GlanceState,
  timeLeftWords,
} from "../../../shared/bookings/day-glance";
import { outingState } from "../../../shared/time/booking-span";
import { outingTimes } from "../../../shared/time/outing-words";
import { BoatMark } from "../../boats/boat-mark";
import { CancelAnyBookingButton } from "../../bookings/history/cancel-any-booking-button";
import { MoveLink } from "../../bookings/moving/move-link";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { Badge } from "../../ui/badge";
import { laneLooks } from "./lane-outing";
import { LoggedEnd, LoggedReturn, LoggedWords, useMinutesLeft } from "./logged";
import { spanOf } from "./span-of";

type Glance = ReturnType<typeof dayGlance<AdminBookingView>>;

/** On Water, Upcoming, Completed, in this order, each with its colour in the lanes; rules, Bookings. */
export function GlanceList({ glance: { onWater, upcoming, completed } }: { glance: Glance }) {
  const now = useClubClock();
  return (
    <div className="grid gap-x-8 gap-y-2 *:min-w-0 sm:gap-y-3 lg:grid-cols-3">
      <Group state="on-water" title="On Water" empty="No booking runs now." count={onWater.length}>
        {onWater.map((booking) => (
          <Row key={booking.id} booking={booking}>
            <span className="flex shrink-0 items-center justify-end gap-x-2 gap-y-1 max-sm:flex-col max-sm:items-end">
              <TimeLeft booking={booking} />
              <LoggedReturn bookingId={booking.id} />
            </span>
          </Row>
        ))}
      </Group>
      <Group
        state="upcoming"
        title="Upcoming"
        empty="Nothing more today."
        count={upcoming.shown.length + upcoming.more}
        more={upcoming.more}
      >
        {upcoming.shown.map((booking) => (
          <Row key={booking.id} booking={booking}>
            <span className="flex shrink-0 gap-2">
              {outingState(spanOf(booking), now) === "upcoming" && (
                <MoveLink booking={{ ...booking, ...spanOf(booking) }} />
              )}
              <CancelAnyBookingButton
                booking={{ ...spanOf(booking), id: booking.id, reference: booking.reference }}
                boatName={booking.boatName}
                memberName={booking.memberName}
                label="Cancel"
              />
            </span>
          </Row>
        ))}
      </Group>
      <Group
        state="completed"
        title="Completed"
        empty="Nobody is back yet."
        count={completed.shown.length + completed.more}
        more={completed.more}
      >
        {completed.shown.map((booking) => (
          <Row key={booking.id} booking={booking}>
            <LoggedEnd bookingId={booking.id} />
          </Row>
        ))}
      </Group>
    </div>
  );
}

interface GroupProps {
  state: GlanceState;
  title: string;
  empty: string;
  count: number;
  /** How many are not shown. */
  more?: number;
  children: ReactNode;
}

function Group({ state, title, empty, count, more = 0, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
          <span aria-hidden="true" className={`h-3.5 w-5 rounded-sm border ${laneLooks[state]}`} />
          {title} <span className="font-normal text-ink-soft tabular-nums">({count})</span>
        </h3>
        {count === 0 && <p className="text-ink-soft text-sm">{empty}</p>}
      </div>
      {count > 0 && <ul className="divide-y divide-line">{children}</ul>}
      {more > 0 && <p className="pt-1 text-ink-soft text-sm tabular-nums">+{more} more</p>}
    </section>
  );
}

function Row({ booking, children }: { booking: AdminBookingView; children: ReactNode }) {
  const formats = useFormats();
  return (
    <li className="flex items-center justify-between gap-3 max-sm:min-h-11 sm:py-1">
      <div className="min-w-0 text-sm leading-snug">
        <p className="flex flex-wrap items-center gap-x-1.5 font-semibold">
          {booking.memberName}
          <BoatMark boat={{ id: booking.boatId }} className="h-3.5 w-5 sm:hidden" />
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
          <span>{outingTimes(spanOf(booking), formats)}</span>
          <span className="inline-flex items-center gap-1.5">
            <BoatMark boat={{ id: booking.boatId }} className="h-3.5 w-5 max-sm:hidden" />
            <span className="max-sm:sr-only">{booking.boatName}</span>
          </span>
          <LoggedWords bookingId={booking.id} />
        </p>
      </div>
      {children}
    </li>
  );
}

function TimeLeft({ booking }: { booking: AdminBookingView }) {
  const minutes = useMinutesLeft(booking);
  const words = timeLeftWords(minutes);
  return minutes > 0 ? (
    <Badge tone="tide">{words} left</Badge>
  ) : (
    <Badge tone="careful">{words}</Badge>
  );
}
