import { useMemo } from "react";
import { dayStates } from "../../shared/bookings/day-state";
import { hasClosedDays } from "../../shared/profile/day-hours";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { DayMark, dayWord } from "./day-mark";

/** What the marks in the calendars mean. */
export function CalendarLegend() {
  const profile = useProfile();
  const { today } = useClubClock();
  const closes = useMemo(() => hasClosedDays(today, profile), [today, profile]);
  const states = dayStates.filter((state) => state !== "closed" || closes);
  return (
    <ul
      aria-label="What the marks in the calendars mean"
      className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm"
    >
      {states.map((state) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <DayMark state={state} /> {dayWord(state, profile)}
        </li>
      ))}
    </ul>
  );
}
