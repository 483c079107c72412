import { useState } from "react";
import { useLocation } from "wouter";
import type { SeriesView } from "../../../shared/bookings/series-schemas";
import { formatHours, isUnlimited } from "../../../shared/hours/quarters";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { formatDate } from "../../../shared/time/club-dates";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useProfile } from "../../clock/use-profile";
import { Read } from "../../layout/read";
import { useAct } from "../../layout/use-act";
import { useRead } from "../../layout/use-read";
import { currentBookingsPath } from "../../paths";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { SelectField } from "../../ui/forms/select-field";
import { showToast } from "../../ui/toasts/toast-store";
import { bookingFailure } from "../booking-refusals";
import { forgetOuting } from "../planner/use-outing";
import { everyWeek } from "./series-words";

interface RepeatWeeklyDialogProps {
  boat: { id: number; name: string };
  outing: BookingSpan;
  onClose: () => void;
}

const weeksAtFirst = 6;

/** Shows an outing week by week, what the club says to each and what they cost together, and books them. */
export function RepeatWeeklyDialog({ boat, outing, onClose }: RepeatWeeklyDialogProps) {
  const { seriesWeeks } = useProfile();
  const [weeks, setWeeks] = useState(Math.min(weeksAtFirst, seriesWeeks));
  const choices = Array.from({ length: seriesWeeks - 1 }, (_, nr) => nr + 2);
  const { bookingDate: dateStr, startTime: timeStr, duration } = outing;
  const asked = { boatId: boat.id, dateStr, timeStr, duration, weeks };
  const trial = useRead(trpc.bookings.trySeries.useQuery(asked));
  const { book, pending } = useBookSeries(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Repeat weekly"
      description={`${everyWeek(outing)} · ${boat.name}`}
    >
      <div className="grid gap-4">
        <SelectField
          label="How many weeks"
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value))}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </SelectField>
        <Read of={trial} failure="The weeks did not load" skeleton="h-64 w-full">
          {(tried) => (
            <>
              <Weeks tried={tried} />
              <p className="font-semibold tabular-nums">{sumWords(tried)}</p>
              <Button
                className="min-h-12"
                disabled={tried.booked.length === 0}
                pending={pending}
                pendingLabel="Booking..."
                onClick={() => book(asked)}
              >
                {tried.booked.length === 1
                  ? "Book 1 outing"
                  : `Book ${tried.booked.length} outings`}
              </Button>
            </>
          )}
        </Read>
      </div>
    </Dialog>
  );
}

function useBookSeries(onClose: () => void) {
  const [, goTo] = useLocation();
  const booking = trpc.bookings.bookSeries.useMutation({
    ...readFirst,
    onSuccess: ({ booked, hoursRemaining }) => {
      forgetOuting();
      onClose();
      goTo(currentBookingsPath);
      const left = isUnlimited(hoursRemaining) ? undefined : leftWords(hoursRemaining);
      const title = booked.length === 1 ? "1 Outing Booked" : `${booked.length} Outings Booked`;
      showToast({ title, ...(left && { description: left }) });
    },
  });
  const { act: book, pending } = useAct(booking, { toast: bookingFailure });
  return { book, pending };
}

/** Each week in the order of days, with its mark and what is said of it. */
function Weeks({ tried: { booked, refused } }: { tried: SeriesView }) {
  const weeks = [
    ...booked.map(({ bookingDate, hoursUsed, warnings }) => ({
      day: bookingDate,
      free: true,
      words: [formatHours(hoursUsed), ...warnings.map(({ message }) => message)].join(" · "),
    })),
    ...refused.map(({ dateStr, error }) => ({ day: dateStr, free: false, words: error })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
  return (
    <ul className="divide-y divide-line border-line border-y">
      {weeks.map(({ day, free, words }) => (
        <li
          key={day}
          className="grid grid-cols-[1.5rem_1fr] gap-x-2 py-2 xs:grid-cols-[1.5rem_8rem_1fr]"
        >
          <span aria-hidden="true" className={free ? "text-kelp" : "text-signal"}>
            {free ? "✓" : "✗"}
          </span>
          <span className="font-semibold tabular-nums">{formatDate(day, "EEE, MMM d")}</span>
          <span className={`max-xs:col-start-2 ${free ? "text-ink-soft" : ""}`}>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** "5 of 6 weeks: 7.5 hours, leaves 2.5 hours" */
function sumWords({ booked, refused, hoursRemaining }: SeriesView): string {
  const weeks = `${booked.length} of ${booked.length + refused.length} weeks`;
  if (isUnlimited(hoursRemaining)) return `${weeks}, at no hours: yours are unlimited`;
  const cost = booked.reduce((sum, { hoursUsed }) => sum + hoursUsed, 0);
  return `${weeks}: ${formatHours(cost)}, ${leftWords(hoursRemaining)}`;
}

const leftWords = (hours: number) => `leaves ${formatHours(hours)}`;
