import { type KeyboardEvent, useMemo } from "react";
import { useLocation } from "wouter";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { type BoatDiary, daySlots } from "../../../shared/bookings/day-slots";
import { type DaySpan, daySpans, hoursFree, isFreeSpan } from "../../../shared/bookings/day-spans";
import { hoursOn } from "../../../shared/profile/day-hours";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClubDate } from "../../../shared/time/club-dates";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { useSun } from "../../clock/use-sun";
import { bookingPath } from "../../paths";
import { gridRoles } from "../../ui/grid-roles";
import { spanLooks, WeekSpan } from "./week-span";

interface WeekCellProps {
  boat: BoatView;
  diary: BoatDiary;
  date: ClubDate;
  /** somebody's own outings in the boat */
  own: readonly BookingSpan[];
  /** its number in the grid */
  nr: number;
  tabStop: boolean;
  onVisit: (nr: number) => void;
}

/** A boat's day in stretches: what is free leads to its booking page, with day and start chosen. */
export function WeekCell({ boat, diary, date, own, nr, tabStop, onVisit }: WeekCellProps) {
  const spans = useDaySpans(date, diary, own);
  const nothing = hoursOn(date, useProfile()) === null ? "closed" : "over";
  const [, navigate] = useLocation();
  const first = spans.find(({ state }) => state === "free") ?? spans.find(isFreeSpan);

  function open({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === "Enter" && target === currentTarget && first) navigate(addressOf(first));
  }

  function addressOf(span: DaySpan): string {
    const hours = hoursFree(span, spans);
    // The booking page begins with an hour, which a lone half cannot have.
    const duration = hours < 1 ? hours : null;
    return bookingPath(boat.id, { date, start: span.startTime, duration });
  }

  return (
    <td
      {...gridRoles.cell}
      tabIndex={tabStop ? 0 : -1}
      onFocus={() => onVisit(nr)}
      onKeyDown={open}
      className="flex min-h-24 flex-col gap-px rounded-md"
    >
      {spans.length === 0 && (
        <span className={`grid flex-1 place-items-center text-xs ${spanLooks.closed}`}>
          {nothing}
        </span>
      )}
      {spans.map((span) => (
        <WeekSpan
          key={span.startTime}
          span={span}
          to={isFreeSpan(span) ? addressOf(span) : null}
          tabStop={tabStop}
        />
      ))}
    </td>
  );
}

function useDaySpans(date: ClubDate, diary: BoatDiary, own: readonly BookingSpan[]): DaySpan[] {
  const now = useClubClock();
  const profile = useProfile();
  const sun = useSun(date);
  return useMemo(
    () => daySpans(daySlots(date, diary, now, profile), { date, own, sun }),
    [date, diary, now, profile, own, sun],
  );
}
