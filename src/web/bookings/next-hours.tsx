import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import type { MemberView } from "../../shared/members/member-views";
import { formatTime } from "../../shared/time/clock-times";
import { NextFreeLine } from "../boats/next-free-line";
import { useClubClock } from "../club-clock";
import { readFirst } from "../live/read-after-writes";
import { bookingPath } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { BookingPass } from "./booking-pass";
import { costWords } from "./cost-words";
import { useBookBoat } from "./use-book-boat";
import { useNextHours } from "./use-next-hours";

/** When a boat is free next for an hour, and two presses that book it: the hour, and Book. */
export function NextHours({ boat, member }: { boat: BoatView; member: MemberView }) {
  const { hours, refusal, diary, previewOf, loading } = useNextHours(boat, member);
  const { today } = useClubClock();
  const { send, pending } = useBookBoat(readFirst);
  const [chosen, setChosen] = useState<BookingSpan | null>(null);
  const [booked, setBooked] = useState<BookedView | null>(null);
  const [first] = hours;

  async function book({ bookingDate, startTime, duration }: BookingSpan) {
    const wanted = { boatId: boat.id, dateStr: bookingDate, timeStr: startTime, duration };
    setBooked(await send(wanted, boat.name));
    setChosen(null);
  }

  if (booked) {
    return <BookingPass booked={booked} boatName={boat.name} onAnother={() => setBooked(null)} />;
  }
  if (loading) return <Skeleton className="h-48 w-full" />;
  return (
    <section aria-labelledby="next-hours" className="grid gap-3">
      <h2 id="next-hours" className="text-xl">
        {first ? `${outingDay(first.bookingDate, today)}, for an hour from` : "When it is free"}
      </h2>
      {!boat.available && <p>This boat is off the water for now.</p>}
      {!first && <NextFreeLine diary={diary} loading={false} unread={false} />}
      {refusal && <p>{refusal.message}</p>}
      <div className="grid grid-cols-3 gap-2">
        {hours.map((span) => (
          <Button
            key={span.startTime}
            className="whitespace-nowrap px-1! tabular-nums"
            aria-label={outingTimes(span)}
            variant={span === chosen ? "primary" : "secondary"}
            aria-pressed={span.startTime === chosen?.startTime}
            onClick={() => setChosen(span)}
          >
            {formatTime(span.startTime)}
          </Button>
        ))}
      </div>
      {chosen && (
        <div className="grid gap-1">
          <Button full className="min-h-14 text-lg!" pending={pending} onClick={() => book(chosen)}>
            Book {outingTimes(chosen)}
          </Button>
          <p className="text-center text-ink-soft text-sm">{costWords(previewOf(chosen))}</p>
        </div>
      )}
      <ButtonLink to={bookingPath(boat.id, { date: first?.bookingDate })} variant="quiet">
        Other days and lengths
      </ButtonLink>
    </section>
  );
}
