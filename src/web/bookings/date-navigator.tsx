import { type ChangeEvent, useEffect, useState } from "react";
import { lastBookableDate } from "../../shared/bookings/booking-rules";
import { addDays, type ClubDate, formatDate, isClubDate } from "../../shared/time/club-dates";
import { controlClass } from "../ui/field-frame";
import { ChevronLeftIcon, ChevronRightIcon } from "../ui/icons";

interface DateNavigatorProps {
  date: ClubDate | null;
  today: ClubDate;
  onChange: (date: ClubDate | null) => void;
}

/** The day being booked: step by step, or typed or picked. */
export function DateNavigator({ date, today, onChange }: DateNavigatorProps) {
  const last = lastBookableDate(today, "member");
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid grid-cols-[3rem_1fr_3rem] items-center gap-2">
        <Step
          label="Previous day"
          disabled={date === null || date <= today}
          onPress={() => date && onChange(addDays(date, -1))}
        >
          <ChevronLeftIcon />
        </Step>
        <p aria-live="polite" className="grid justify-items-center text-center leading-tight">
          <strong className="font-display font-semibold text-xl">
            {date === null ? "No date yet" : dayLabel(date, today, last)}
          </strong>
          {date !== null && (
            <span className="text-ink-soft text-sm">{formatDate(date, "EEEE, MMMM d")}</span>
          )}
        </p>
        <Step
          label="Next day"
          disabled={date === null || date >= last}
          onPress={() => date && onChange(addDays(date, 1))}
        >
          <ChevronRightIcon />
        </Step>
      </div>
      <DateInput date={date} first={today} last={last} onChange={onChange} />
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

interface DateInputProps {
  date: ClubDate | null;
  first: ClubDate;
  last: ClubDate;
  onChange: (date: ClubDate | null) => void;
}

/** While a year is being typed the field holds years like 0002: only a real day is passed on. */
function DateInput({ date, first, last, onChange }: DateInputProps) {
  const [text, setText] = useState(date ?? "");
  useEffect(() => setText(date ?? ""), [date]);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    setText(typed);
    if (typed === "") onChange(null);
    else if (isClubDate(typed)) onChange(typed);
  }

  return (
    <label className="grid gap-1 sm:w-44">
      <span className="sr-only">Date</span>
      <input
        type="date"
        value={text}
        min={first}
        max={last}
        onChange={type}
        onBlur={() => setText(date ?? "")}
        className={controlClass}
      />
    </label>
  );
}
