import { lastBookableDate } from "../../../shared/profile/booking-horizon";
import { addDays, type ClubDate, formatDate } from "../../../shared/time/club-dates";
import { useProfile } from "../../clock/use-profile";
import { CalendarIcon } from "../../ui/icons/icons";
import { StepButton } from "../../ui/step-button";
import { DateInput } from "./date-input";

interface DateNavigatorProps {
  date: ClubDate | null;
  today: ClubDate;
  onChange: (date: ClubDate | null) => void;
}

/** The day being booked, in one row: step by step, or pressed, to type or pick another. */
export function DateNavigator({ date, today, onChange }: DateNavigatorProps) {
  const last = lastBookableDate(today, "member", useProfile());
  return (
    <div className="grid items-center justify-between xs:grid-cols-[auto_minmax(0,1fr)_auto] gap-1.5">
      <StepButton
        to="back"
        label="Previous day"
        disabled={date === null || date <= today}
        onPress={() => date && onChange(addDays(date, -1))}
      />
      <div className="relative flex min-h-12 max-xs:col-span-2 max-xs:row-start-1 items-center justify-center gap-2 rounded-md border border-line-strong bg-float px-1 transition-colors hover:bg-tide-soft">
        <CalendarIcon className="text-tide" />
        <p aria-live="polite" className="grid leading-tight">
          <strong className="font-display font-semibold text-lg leading-tight">
            {date === null ? "No date yet" : dayLabel(date, today, last)}
          </strong>
          {date !== null && (
            <span className="text-ink-soft text-xs leading-tight sm:text-sm">
              {formatDate(date, "EEEE, MMMM d")}
            </span>
          )}
        </p>
        <DateInput date={date} first={today} last={last} onChange={onChange} />
      </div>
      <StepButton
        to="on"
        label="Next day"
        disabled={date === null || date >= last}
        onPress={() => date && onChange(addDays(date, 1))}
      />
    </div>
  );
}

function dayLabel(date: ClubDate, today: ClubDate, last: ClubDate): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  return date < today || date > last ? "Not available" : "Available";
}
