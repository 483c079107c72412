import { type TouchEvent, useRef } from "react";
import { addMonths, type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";

const swipePx = 50;

/** A sideways swipe of 50 px or more, wider than high, turns to the next or previous month. */
export function useMonthSwipe(
  shown: Date,
  months: { first: Date; last: Date },
  onTurn: (month: Date) => void,
) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function onTouchStart(event: TouchEvent) {
    const touch = event.touches[0];
    start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function onTouchEnd(event: TouchEvent) {
    const touch = event.changedTouches[0];
    if (!touch || !start.current) return;
    const x = touch.clientX - start.current.x;
    const y = touch.clientY - start.current.y;
    if (Math.abs(x) < swipePx || Math.abs(x) < Math.abs(y)) return;
    const next = addMonths(monthOf(shown), x < 0 ? 1 : -1);
    if (next >= monthOf(months.first) && next <= monthOf(months.last)) onTurn(toDay(next));
  }

  return { onTouchStart, onTouchEnd };
}

/** The first day of the month. */
function monthOf(day: Date): ClubDate {
  return `${fromDay(day).slice(0, 7)}-01`;
}
