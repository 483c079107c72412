import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { codesFromWords } from "../../../shared/access-codes/codes-words";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { foldSeries } from "../../../shared/bookings/fold-series";
import { rowedLately } from "../../../shared/damage/rowed-lately";
import { formatHours } from "../../../shared/hours/quarters";
import {
  type BookingStage,
  bookingStage,
  isOver,
  type LoggedBooking,
} from "../../../shared/outings/booking-stage";
import { formatDate } from "../../../shared/time/club-dates";
import type { ClubTime } from "../../../shared/time/club-now";
import { outingTimes } from "../../../shared/time/outing-words";
import { useFormats } from "../../clock/use-formats";
import { currentBookingsPath } from "../../paths";
import { Badge, type Tone } from "../../ui/badge";
import { Button } from "../../ui/button";
import { LockCode } from "../../ui/lock-code";
import { ReportDamageLink } from "../report-damage-link";
import { LazySeriesRow } from "../series/lazy-series-row";
import { withWords } from "../together-words";

const shownAtFirst = 10;
const moreAtOnce = 50;

interface HistoryListProps {
  title: string;
  bookings: readonly MemberBookingView[];
  /** What the outing log knows of them. */
  log: readonly LoggedBooking[];
  now: ClubTime;
  /** What stands here while there is nothing to list. */
  empty: ReactNode;
}

/** One section of the history: the latest ten, and fifty more at each press. */
export function HistoryList({ title, bookings, log, now, empty }: HistoryListProps) {
  const [count, setCount] = useState(shownAtFirst);
  const id = `history-${title.toLowerCase().replaceAll(" ", "-")}`;
  const more = Math.min(moreAtOnce, bookings.length - count);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-center gap-3 text-2xl">
        {title} {bookings.length > 0 && <Badge>{bookings.length}</Badge>}
      </h2>
      {bookings.length === 0 ? (
        <div className="text-ink-soft">{empty}</div>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {foldSeries(bookings.slice(0, count)).map((fold) => {
            const rows = fold.map((booking) => (
              <HistoryRow
                key={booking.id}
                booking={booking}
                stage={bookingStage(booking, log, now)}
                now={now}
              />
            ));
            return rows.length === 1 ? (
              rows
            ) : (
              <LazySeriesRow key={rows[0]?.key} bookings={fold}>
                {rows}
              </LazySeriesRow>
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setCount(count + moreAtOnce)}
        >
          Show {more} more
        </Button>
      )}
    </section>
  );
}

interface HistoryRowProps {
  booking: MemberBookingView;
  stage: BookingStage;
  now: ClubTime;
}

function HistoryRow({ booking, stage, now }: HistoryRowProps) {
  const formats = useFormats();
  const { lockCode, name } = booking.boat;
  const codes = Boolean(lockCode || booking.codesFrom);
  return (
    <li className="grid xs:grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-3 sm:grid-cols-[13rem_1fr_9rem_8rem] sm:items-center">
      <span className="tabular-nums">
        <span className="font-semibold">{formatDate(booking.bookingDate, "EEE, MMM d, yyyy")}</span>
        <br />
        <span className="text-ink-soft">{outingTimes(booking, formats)}</span>
      </span>
      <span className="sm:order-last sm:justify-self-end">
        <StageBadge status={booking.status} stage={stage} />
      </span>
      <span className="max-sm:col-span-2">
        {name}
        <br />
        <span className="text-ink-soft text-sm tabular-nums">
          {booking.reference} · {costWords(booking)}
          {booking.moved && " · moved"}
          {booking.insteadOf && ` · instead of ${booking.insteadOf}`}
          {booking.with && ` · ${withWords(booking)}`}
        </span>
        {booking.status === "confirmed" && rowedLately(booking, now) && (
          <ReportDamageLink boatId={booking.boatId} />
        )}
        {booking.status === "confirmed" && !isOver(stage) && (
          <Link
            to={currentBookingsPath}
            className="block min-h-6 content-center text-link text-sm pointer-coarse:min-h-11"
          >
            On your dashboard <span className="sr-only">{booking.reference}</span>
          </Link>
        )}
      </span>
      <span className={`text-ink-soft text-sm ${codes ? "max-sm:col-span-2" : "max-sm:hidden"}`}>
        {lockCode && (
          <>
            Lock code <LockCode code={lockCode} label="" />
          </>
        )}
        {booking.codesFrom && codesFromWords(booking.codesFrom, now.today, formats)}
      </span>
    </li>
  );
}

function costWords({ hoursUsed, paid, hoursKept, status, role, crew }: MemberBookingView): string {
  if (status === "confirmed") return `cost ${formatHours(paid ?? hoursUsed)}`;
  if (role === "crew") return paid ? `${formatHours(paid)} kept: cancelled late` : "no hours kept";
  const isShared = crew?.some(({ state }) => state === "in");
  const refunded = `${formatHours(hoursUsed - hoursKept)} refunded${isShared ? " to all who paid" : ""}`;
  return hoursKept === 0 ? refunded : `${refunded}, ${formatHours(hoursKept)} kept: cancelled late`;
}

const stages: Record<BookingStage, { word: string; tone: Tone }> = {
  upcoming: { word: "Confirmed", tone: "good" },
  "on-water": { word: "On Water", tone: "tide" },
  returned: { word: "Returned", tone: "neutral" },
  completed: { word: "Completed", tone: "neutral" },
};

type StageBadgeProps = Pick<MemberBookingView, "status"> & { stage: BookingStage };

function StageBadge({ status, stage }: StageBadgeProps) {
  if (status === "cancelled") return <Badge tone="careful">Cancelled</Badge>;
  const { word, tone } = stages[stage];
  return <Badge tone={tone}>{word}</Badge>;
}
