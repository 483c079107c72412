import type { SeriesView } from "../../../shared/bookings/series-schemas";
import { formatHours, isUnlimited } from "../../../shared/hours/quarters";
import { formatDate } from "../../../shared/time/club-dates";
import { useProfile } from "../../clock/use-profile";
import { Read } from "../../layout/read";
import type { Reading } from "../../layout/use-read";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/forms/select-field";

interface WeeksToBookProps {
  weeks: number;
  onWeeks: (weeks: number) => void;
  /** what the club says to those weeks */
  trial: Reading<SeriesView>;
  /** whose hours they cost */
  whose: "yours" | "theirs";
  pending: boolean;
  onBook: () => void;
}

export const weeksAtFirst = 6;

/** For how many weeks, what the club says to each and what they cost together, and what books them. */
export function WeeksToBook({ weeks, onWeeks, trial, whose, pending, onBook }: WeeksToBookProps) {
  const { seriesWeeks } = useProfile();
  const choices = Array.from({ length: seriesWeeks - 1 }, (_, nr) => nr + 2);
  return (
    <div className="grid gap-4">
      <SelectField
        label="How many weeks"
        value={weeks}
        onChange={({ target }) => onWeeks(Number(target.value))}
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
            <p className="font-semibold tabular-nums">{sumWords(tried, whose)}</p>
            <Button
              className="min-h-12"
              disabled={tried.booked.length === 0}
              pending={pending}
              pendingLabel="Booking..."
              onClick={onBook}
            >
              {tried.booked.length === 1 ? "Book 1 outing" : `Book ${tried.booked.length} outings`}
            </Button>
          </>
        )}
      </Read>
    </div>
  );
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
function sumWords(
  { booked, refused, hoursRemaining }: SeriesView,
  whose: WeeksToBookProps["whose"],
): string {
  const weeks = `${booked.length} of ${booked.length + refused.length} weeks`;
  if (isUnlimited(hoursRemaining)) return `${weeks}, at no hours: ${whose} are unlimited`;
  const cost = booked.reduce((sum, { hoursUsed }) => sum + hoursUsed, 0);
  return `${weeks}: ${formatHours(cost)}, leaves ${formatHours(hoursRemaining)}`;
}
