import { lastBookableDate } from "../../shared/bookings/booking-rules";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from "../ui/icons";
import { DateInput } from "./date-input";

interface DateNavigatorProps {
  date: ClubDate | null;
  today: ClubDate;
  onChange: (date: ClubDate | null) => void;
}

/** The day being booked, in one row: step by step, or pressed, to type or pick another. */
export function DateNavigator({ date, today, onChange }: DateNavigatorProps) {
  const last = lastBookableDate(today, "member");
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-1.5">
      <Step
        label="Previous day"
        disabled={date === null || date <= today}
        onPress={() => date && onChange(addDays(date, -1))}
      >
        <ChevronLeftIcon />
      </Step>
      <div className="relative flex min-h-12 items-center justify-center gap-2 rounded-md border border-line-strong bg-float px-1 transition-colors hover:bg-tide-soft">
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
      <Step
        label="Next day"
        disabled={date === null || date >= last}
        onPress={() => date && onChange(addDays(date, 1))}
      >
        <ChevronRightIcon />
      </Step>
    </div>
  );
}

function dayLabel(date: ClubDate, today: ClubDate, last: ClubDate): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  return date < today || date > last ? "Not available" : "Available";
}

interface StepProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-md border border-line-strong bg-float text-ink transition-colors hover:not-disabled:bg-tide-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-soft disabled:opacity-60"
    >
      {children}
    </button>
  );
}
