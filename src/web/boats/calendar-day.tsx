import { createContext, useContext } from "react";
import { DayButton, type DayButtonProps } from "react-day-picker";
import { type DayState, isOpenDay } from "../../shared/bookings/day-state";
import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import { useProfile } from "../clock/use-profile";
import { DayMark, dayWord } from "./day-mark";

/** How the calendar around a day reads it. */
export const DayStateContext = createContext<(date: ClubDate) => DayState>(() => "free");

/** One day: its number, its mark, and a name that says date and state. */
export function CalendarDay({ day, modifiers, children, ...button }: DayButtonProps) {
  const state = useContext(DayStateContext)(day.isoDate);
  const profile = useProfile();
  const open = isOpenDay(state);
  const today = modifiers.today === true;
  return (
    <DayButton
      {...button}
      day={day}
      modifiers={modifiers}
      aria-label={dayLabel(day.isoDate, dayWord(state, profile), today)}
      aria-disabled={!open}
      data-state={state}
      className={`${base} ${looks[state]} ${today ? "ring-2 ring-ink ring-inset" : ""}`}
    >
      <span className={today ? "font-bold" : ""}>{children}</span>
      <DayMark state={state} />
    </DayButton>
  );
}

function dayLabel(date: ClubDate, word: string, today: boolean): string {
  return `${today ? "Today, " : ""}${formatDate(date, "EEEE, MMMM d, yyyy")}, ${word}`;
}

const base =
  "grid h-12 w-full content-center justify-items-center gap-0.5 rounded-md border text-sm leading-none tabular-nums transition-colors";

const looks: Record<DayState, string> = {
  free: "border-transparent bg-kelp-soft text-kelp hover:border-kelp",
  "partly-booked": "border-transparent bg-amber-soft text-amber hover:border-amber",
  full: "cursor-not-allowed border-transparent bg-signal-soft text-signal",
  blocked: "cursor-not-allowed border-line border-dashed bg-sunken text-ink-soft",
  closed: "cursor-not-allowed border-transparent text-ink-soft",
  past: "cursor-not-allowed border-transparent text-ink-soft line-through",
  "too-far": "cursor-not-allowed border-transparent text-ink-soft",
};
