import { useMemo, useState } from "react";
import { DayPicker } from "react-day-picker";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { dayState, isOpenDay } from "../../shared/bookings/day-state";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import { type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { useProfile } from "../clock/use-profile";
import { CalendarDay, DayStateContext } from "./calendar-day";
import { useMonthSwipe } from "./use-month-swipe";

interface BoatCalendarProps {
  boat: Pick<BoatView, "name">;
  diary: BoatDiary;
  now: ClubTime;
  onChoose: (date: ClubDate) => void;
}

/**
 * A boat's months, from this one to the last that can be booked. Days are plain dates kept in UTC,
 * so the browser's own time zone has no say. Every day takes the focus, also those that cannot be
 * chosen: someone without a mouse may hear why.
 */
export function BoatCalendar({ boat, diary, now, onChoose }: BoatCalendarProps) {
  const { today, minutes } = now;
  const profile = useProfile();
  const stateOf = useMemo(
    () => (date: ClubDate) => dayState(date, diary, { today, minutes }, profile),
    [diary, today, minutes, profile],
  );
  const months = { first: toDay(today), last: toDay(lastBookableDate(today, "member", profile)) };
  const [month, setMonth] = useState(months.first);
  const swipe = useMonthSwipe(month, months, setMonth);

  return (
    <DayStateContext value={stateOf}>
      <section aria-label={`Availability of ${boat.name}`} className="touch-pan-y" {...swipe}>
        <DayPicker
          timeZone="UTC"
          today={toDay(today)}
          startMonth={months.first}
          endMonth={months.last}
          month={month}
          onMonthChange={(shown) => setMonth(toDay(fromDay(shown)))}
          onDayClick={(day) => {
            const date = fromDay(day);
            if (isOpenDay(stateOf(date))) onChoose(date);
          }}
          weekStartsOn={profile.weekStart === 7 ? 0 : 1}
          fixedWeeks
          navLayout="around"
          components={{ DayButton: CalendarDay }}
          classNames={classNames}
        />
      </section>
    </DayStateContext>
  );
}

const step =
  "grid size-11 place-items-center rounded-md text-tide hover:bg-tide-soft aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent";

const classNames = {
  month: "grid grid-cols-[2.75rem_1fr_2.75rem] items-center gap-y-1",
  month_caption: "text-center font-display font-semibold text-lg",
  button_previous: step,
  button_next: step,
  chevron: "size-5 fill-current",
  month_grid: "col-span-3 w-full table-fixed border-separate border-spacing-0.5",
  weekday: "py-1 font-semibold text-ink-soft text-xs",
  day: "p-0",
  root: "w-full",
};
