import { useRef, useState } from "react";
import type { SuggestionView } from "../../shared/bookings/booking-schemas";
import { hoursKept } from "../../shared/fair-use/late-cancelling";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { BoatMark } from "../boats/boat-mark";
import { useCancelBooking } from "../bookings/history/use-cancel-booking";
import { useBookBoat } from "../bookings/use-book-boat";
import { readFirst } from "../calls/read-after-writes";
import { useClub, useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";

interface SuggestedOutingsProps {
  suggestions: readonly SuggestionView[];
  hoursRemaining: number;
  onBooked: (bookingId: number) => void;
}

/**
 * Outings for a member without one, each booked by one press, which can be undone where all its hours
 * come back; later, cancelling it stands on its pass.
 */
export function SuggestedOutings(props: SuggestedOutingsProps) {
  const { suggestions, hoursRemaining, onBooked } = props;
  const now = useClubClock();
  const settings = useClub()?.settings;
  const { send, pending } = useBookBoat(readFirst);
  const { act: cancel } = useCancelBooking();
  const [pressed, setPressed] = useState<SuggestionView | null>(null);
  const [refused, setRefused] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  async function book(suggestion: SuggestionView) {
    setPressed(suggestion);
    const { boat, bookingDate, startTime, duration, cost } = suggestion;
    const wanted = { boatId: boat.id, dateStr: bookingDate, timeStr: startTime, duration };
    const charged = { ...suggestion, hoursUsed: cost, excused: false };
    const allComesBack = settings && hoursKept(charged, settings, now) === 0;
    const undo = allComesBack ? (id: number) => void cancel({ id }) : undefined;
    const made = await send(wanted, boat.name, undo);
    if (made) return onBooked(made.booking.id);
    // What is suggested has been read again, so the row that was pressed may be gone.
    setRefused(true);
    title.current?.focus();
  }

  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-raised sm:p-6">
      <h3 ref={title} tabIndex={-1} className="text-lg">
        {refused ? "These are free now" : "No current bookings"}
      </h3>
      <p className="text-ink-soft">
        {refused
          ? "That one was not booked. One press books another."
          : "Here are some outings that are free. One press books."}
      </p>
      <ul className="grid divide-y divide-line border-line border-y">
        {suggestions.map((suggestion) => (
          <Suggested
            key={`${suggestion.boat.id} ${suggestion.bookingDate} ${suggestion.startTime}`}
            suggestion={suggestion}
            day={outingDay(suggestion.bookingDate, now.today)}
            unlimited={isUnlimited(hoursRemaining)}
            busy={pending}
            booking={pending && suggestion === pressed}
            onBook={() => book(suggestion)}
          />
        ))}
      </ul>
      <div>
        <ButtonLink to={paths.boats} variant="secondary">
          See the boats
        </ButtonLink>
      </div>
    </div>
  );
}

interface SuggestedProps {
  suggestion: SuggestionView;
  day: string;
  unlimited: boolean;
  /** one of them is being booked */
  busy: boolean;
  /** this one is */
  booking: boolean;
  onBook: () => void;
}

function Suggested({ suggestion, day, unlimited, busy, booking, onBook }: SuggestedProps) {
  const formats = useFormats();
  const { boat, cost, duration, sameAgain } = suggestion;
  return (
    <li className="flex items-center gap-3 py-3">
      <BoatMark boat={boat} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        {sameAgain && <p className="font-semibold text-sm text-tide-deep">Same again</p>}
        <p className="font-semibold tabular-nums">
          {day}
          <span className="block">{outingTimes(suggestion, formats)}</span>
        </p>
        <p className="text-ink-soft text-sm">
          {boat.name} · {unlimited ? formatHours(duration) : `costs ${formatHours(cost)}`}
        </p>
      </div>
      <Button pending={booking} disabled={busy} onClick={onBook}>
        Book{" "}
        <span className="sr-only">
          {`${sameAgain ? "the same again: " : ""}${boat.name}, ${day}, ${outingTimes(suggestion, formats)}, ${formatHours(duration)}`}
        </span>
      </Button>
    </li>
  );
}
