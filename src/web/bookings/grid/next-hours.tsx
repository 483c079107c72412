import { useMemo, useState } from "react";
import { Link } from "wouter";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BookedView } from "../../../shared/bookings/booking-schemas";
import type { FreeStart } from "../../../shared/bookings/next-free";
import type { MemberView } from "../../../shared/members/member-views";
import { isPaused } from "../../../shared/members/role";
import type { Formats } from "../../../shared/profile/formats";
import { sharedSentences } from "../../../shared/refusals";
import { type FreeHours, nextFreeHours } from "../../../shared/slots/free-hours";
import { isNoGo } from "../../../shared/slots/slot-answer";
import { formatTime } from "../../../shared/time/clock-times";
import { outingDay, outingTimes } from "../../../shared/time/outing-words";
import { readFirst } from "../../calls/read-after-writes";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { bookingPath, paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/button";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import { Skeleton } from "../../ui/loading/skeleton";
import { Notice } from "../../ui/notice";
import { costWords } from "../planner/cost-words";
import { type JudgedOuting, judgeOuting } from "../planner/judge-outing";
import { usePreviewFacts } from "../planner/use-preview-facts";
import { useBookBoat } from "../use-book-boat";
import { AnswerLine } from "./answer-line";

const BookAnywayDialog = lazyDialog(
  async () => (await import("../planner/book-anyway-dialog")).BookAnywayDialog,
);

interface NextHoursProps {
  boat: BoatView;
  member: MemberView;
}

/** When a boat may be had next for an hour, and two presses that book it: the start, and Book. */
export function NextHours({ boat, member }: NextHoursProps) {
  const formats = useFormats();
  const now = useClubClock();
  const { facts, incomplete } = usePreviewFacts(boat, member);
  const free = useMemo(() => nextFreeHours(facts, now), [facts, now]);
  const { send, pending } = useBookBoat(readFirst);
  const [pressed, setPressed] = useState<FreeStart | null>(null);
  const [asking, setAsking] = useState(false);
  const [booked, setBooked] = useState<BookedView["booking"] | null>(null);
  // What somebody else has taken meanwhile is no longer chosen.
  const chosen = free.hours.find((hour) => isSame(hour, pressed));
  const outing = chosen && judgeOuting({ ...chosen, duration: 1 }, facts, now);

  async function book({ bookingDate, startTime }: FreeStart) {
    const wanted = { boatId: boat.id, dateStr: bookingDate, timeStr: startTime, duration: 1 };
    setBooked((await send(wanted, boat.name))?.booking ?? null);
    setPressed(null);
  }

  if (incomplete) return <Skeleton className="h-48 w-full" />;
  if (isPaused(member)) return <Notice kind="careful">{sharedSentences.PAUSED}</Notice>;
  return (
    <section aria-labelledby="next-hours" className="grid gap-3">
      {booked && (
        <Notice kind="good" title={`${booked.reference} is yours`}>
          {outingDay(booked.bookingDate, now.today)}, {outingTimes(booked, formats)}.{" "}
          <Link to={paths.dashboard}>Your dashboard</Link> shows its codes in time, and cancels it.
        </Notice>
      )}
      <h2 id="next-hours" className="text-xl">
        {headingOf(free, boat, now.today)}
      </h2>
      {free.refusal && <p>{free.refusal.message}</p>}
      <div className="grid xs:grid-cols-3 gap-2">
        {free.hours.map((hour) => (
          <Button
            key={hour.startTime}
            className="whitespace-nowrap px-1! tabular-nums"
            aria-label={timesOf(hour, formats)}
            variant={hour === chosen ? "primary" : "secondary"}
            aria-pressed={hour === chosen}
            onClick={() => setPressed(hour)}
          >
            {formatTime(hour.startTime, formats)}
          </Button>
        ))}
      </div>
      {outing && (
        <Chosen
          outing={outing}
          pending={pending}
          onBook={() => (isNoGo(outing) ? setAsking(true) : book(outing.span))}
        />
      )}
      {outing && asking && (
        <BookAnywayDialog
          outing={outing}
          onConfirm={() => book(outing.span)}
          onClose={() => setAsking(false)}
        />
      )}
      <ButtonLink to={bookingPath(boat.id, { date: free.hours[0]?.bookingDate })} variant="quiet">
        Other days and lengths
      </ButtonLink>
    </section>
  );
}

interface ChosenProps {
  outing: JudgedOuting;
  pending: boolean;
  onBook: () => void;
}

/** What it costs, what speaks against it, and Book; where hours are lacking, the way to more. */
function Chosen({ outing, pending, onBook }: ChosenProps) {
  const formats = useFormats();
  return (
    <div className="grid gap-1">
      {outing.refusal ? (
        <ButtonLink to={paths.myHours} full className="min-h-14 text-lg!">
          Buy more hours
        </ButtonLink>
      ) : (
        <Button full className="min-h-14 text-lg!" pending={pending} onClick={onBook}>
          Book {outingTimes(outing.span, formats)}
        </Button>
      )}
      {!outing.inTheWay && (
        <p className="text-center text-ink-soft text-sm first-letter:uppercase">
          {costWords(outing)}
        </p>
      )}
      <p className="text-sm">
        <AnswerLine outing={outing} />
      </p>
    </div>
  );
}

const timesOf = ({ startTime }: FreeStart, formats: Formats) =>
  outingTimes({ startTime, duration: 1 }, formats);

const isSame = (hour: FreeStart, other: FreeStart | null) =>
  hour.bookingDate === other?.bookingDate && hour.startTime === other.startTime;

function headingOf({ hours, refusal }: FreeHours, { available }: BoatView, today: string): string {
  const [first] = hours;
  if (first) return `${outingDay(first.bookingDate, today)}, for an hour from`;
  if (!available) return "This boat is off the water for now";
  return refusal ? "There is no hour that you may take" : "No whole hour is free";
}
