import { useEffect, useMemo, useRef } from "react";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn } from "../../shared/profile/day-hours";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import { useProfile } from "../clock/use-profile";
import { useFewFirst } from "../ui/hooks/use-few-first";
import { useHydrating } from "../ui/hooks/use-hydrating";

interface DayStripProps {
  date: ClubDate;
  today: ClubDate;
  onChange: (date: ClubDate) => void;
}

/** A wide screen shows some twenty days at once, a phone seven. */
const inSightOfChosen = 21;

/** Every day that can be booked, side by side, from today on. One stop for Tab; arrows choose. */
export function DayStrip({ date, today, onChange }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const profile = useProfile();
  const all = useMemo(() => daysFrom(today, profile), [today, profile]);
  const days = useFewFirst(all, all.indexOf(date) + inSightOfChosen);
  // Today stands first. One that came drawn shows its day too, and may have been moved by hand since.
  const inSightAtFirst = useHydrating() || date === today;
  const shown = useRef(inSightAtFirst ? date : null);
  useEffect(() => {
    if (shown.current === date) return;
    shown.current = date;
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-day="${date}"]`);
    if (!strip.current || !chosen) return;
    const { offsetLeft, offsetWidth } = chosen;
    const { scrollLeft, clientWidth } = strip.current;
    const inSight =
      offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!inSight) strip.current.scrollLeft = offsetLeft - clientWidth / 2;
  }, [date]);

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Which day?</legend>
      <div
        ref={strip}
        className={`relative -mx-1 flex gap-1.5 overflow-x-auto overscroll-x-contain p-1 sm:pb-2 ${look}`}
      >
        {days.map((day) => (
          <Day key={day} day={day} today={today} chosen={day === date} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps {
  day: ClubDate;
  today: ClubDate;
  chosen: boolean;
  onChange: (date: ClubDate) => void;
}

function Day({ day, today, chosen, onChange }: DayProps) {
  const closed = hoursOn(day, useProfile()) === null;
  return (
    <label data-day={day}>
      <input
        type="radio"
        name="fleet-day"
        value={day}
        checked={chosen}
        onChange={() => onChange(day)}
        aria-label={`${day === today ? "Today, " : ""}${formatDate(day, "EEEE, MMMM d")}${closed ? ", closed" : ""}`}
      />
      <span aria-hidden="true">
        {day === today ? "Today" : formatDate(day, "EEE")}
        <b>{formatDate(day, "d")}</b>
        {closed ? "Closed" : formatDate(day, "MMM")}
      </span>
    </label>
  );
}

function daysFrom(today: ClubDate, profile: ClubProfile): ClubDate[] {
  const last = lastBookableDate(today, "member", profile);
  const days = [today];
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

// Said once for all days: there are three months of them, and a page is sent with each.
const look = [
  "*:relative *:grid *:min-h-15 *:min-w-13 *:px-0.5 max-xs:*:px-1.5 sm:*:min-h-16 *:shrink-0 *:cursor-pointer *:content-center *:justify-items-center *:gap-1",
  "*:rounded-md *:border *:border-line-strong *:bg-float *:text-xs *:leading-none *:tabular-nums *:transition-colors",
  "*:hover:bg-tide-soft *:has-checked:border-tide *:has-checked:bg-tide *:has-checked:text-on-tide",
  "*:has-focus-visible:outline-3 *:has-focus-visible:outline-tide *:has-focus-visible:outline-offset-2",
  "[&_span]:contents [&_b]:font-display [&_b]:font-semibold [&_b]:text-lg [&_b]:leading-none",
  "[&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:cursor-pointer [&_input]:opacity-0",
].join(" ");
