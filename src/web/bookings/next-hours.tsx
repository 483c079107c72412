import { useMemo, useState } from "react";
import { Link } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { hourlyCost } from "../../shared/bookings/booking-cost";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import { type FreeStart, nextFreeHours } from "../../shared/bookings/next-free";
import { outingDay, outingTimes } from "../../shared/bookings/outing-words";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";
import { formatTime } from "../../shared/time/clock-times";
import { useBoatDiary } from "../boats/use-boat-diary";
import { useClubClock } from "../club-clock";
import { readFirst } from "../live/read-after-writes";
import { bookingPath, paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { useBookBoat } from "./use-book-boat";

interface NextHoursProps {
  boat: BoatView;
  member: MemberView;
}

/** When a boat is free next for an hour, and two presses that book it: the start, and Book. */
export function NextHours({ boat, member }: NextHoursProps) {
  const now = useClubClock();
  const { diary, loading } = useBoatDiary(boat);
  const hours = useMemo(() => nextFreeHours(diary, now), [diary, now]);
  const { send, pending } = useBookBoat(readFirst);
  const [chosen, setChosen] = useState<FreeStart | null>(null);
  const [booked, setBooked] = useState<BookedView["booking"] | null>(null);
  const [first] = hours;

  async function book({ bookingDate, startTime }: FreeStart) {
    const wanted = { boatId: boat.id, dateStr: bookingDate, timeStr: startTime, duration: 1 };
    setBooked((await send(wanted, boat.name))?.booking ?? null);
    setChosen(null);
  }

  if (loading) return <Skeleton className="h-48 w-full" />;
  return (
    <section aria-labelledby="next-hours" className="grid gap-3">
      {booked && (
        <Notice kind="good" title={`${booked.reference} is yours`}>
          {outingDay(booked.bookingDate, now.today)}, {outingTimes(booked)}. Its codes stand on{" "}
          <Link to={paths.dashboard}>your dashboard</Link>, where you can cancel it, too.
        </Notice>
      )}
      <h2 id="next-hours" className="text-xl">
        {first ? `${outingDay(first.bookingDate, now.today)}, for an hour from` : notFree(boat)}
      </h2>
      <div className="grid grid-cols-3 gap-2">
        {hours.map((hour) => (
          <Button
            key={hour.startTime}
            className="whitespace-nowrap px-1! tabular-nums"
            aria-label={timesOf(hour)}
            variant={isSame(hour, chosen) ? "primary" : "secondary"}
            aria-pressed={isSame(hour, chosen)}
            onClick={() => setChosen(hour)}
          >
            {formatTime(hour.startTime)}
          </Button>
        ))}
      </div>
      {chosen && (
        <div className="grid gap-1">
          <Button full className="min-h-14 text-lg!" pending={pending} onClick={() => book(chosen)}>
            Book {timesOf(chosen)}
          </Button>
          <p className="text-center text-ink-soft text-sm">{costOf(boat, member)}</p>
        </div>
      )}
      <ButtonLink to={bookingPath(boat.id, { date: first?.bookingDate })} variant="quiet">
        Other days and lengths
      </ButtonLink>
    </section>
  );
}

const timesOf = ({ startTime }: FreeStart) => outingTimes({ startTime, duration: 1 });

const isSame = (hour: FreeStart, chosen: FreeStart | null) =>
  hour.bookingDate === chosen?.bookingDate && hour.startTime === chosen.startTime;

const notFree = ({ available }: BoatView) =>
  available ? "No whole hour is free" : "This boat is off the water for now";

function costOf({ category }: BoatView, { hoursRemaining }: MemberView): string {
  if (isUnlimited(hoursRemaining)) return "It costs no hours, yours are unlimited.";
  return `It costs ${formatHours(hourlyCost(category))}. You have ${formatHours(hoursRemaining)}.`;
}
