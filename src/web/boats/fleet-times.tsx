import { useId } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { firstBookableDate, lastBookableDate } from "../../shared/profile/booking-horizon";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn } from "../../shared/profile/day-hours";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { outingDayInside } from "../../shared/time/outing-words";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { keepInAddress } from "../ui/hooks/use-in-address";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { FleetDay } from "./fleet-day";
import { SpanChoice } from "./span-choice";
import { useDayInAddress } from "./use-day-in-address";
import { useSpanInAddress } from "./use-span-in-address";
import { WeekSteps } from "./week/week-steps";
import { WhenFleetRead } from "./when-fleet-read";

const FleetWeek = lazyPart(
  async () => (await import("./week/fleet-week")).FleetWeek,
  <Skeleton className="h-96 w-full" />,
);

/** Who is free, and when: the boats' day by the hour or, where there is room, seven days of them. */
export function FleetTimes({ boats }: { boats: readonly BoatView[] }) {
  const now = useClubClock();
  const { today } = now;
  const profile = useProfile();
  const [asked, setDate] = useDayInAddress(now);
  const [shown, setShown] = useSpanInAddress();
  const titleId = useId();
  const lastDay = lastBookableDate(today, "member", profile);
  const last = shown === "week" ? addDays(lastDay, -6) : lastDay;
  const bookable =
    asked === null || asked < today || asked > lastDay ? firstBookableDate(now, profile) : asked;
  const date = bookable < last ? bookable : last;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-2 rounded-lg border border-line bg-surface p-4 pt-3 shadow-raised sm:gap-3 sm:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} aria-live="polite" className="text-lg sm:text-xl">
          {shown === "week" ? weekTitle(date) : dayTitle(date, now, profile)}
        </h2>
        <SpanChoice shown={shown} onChange={setShown} />
        <WeekSteps
          date={date}
          days={{ first: today, last }}
          onChange={shown === "week" ? (first) => keepInAddress({ date: first }) : setDate}
        />
      </div>
      {shown === "week" ? (
        <WhenFleetRead>
          <FleetWeek boats={boats} first={date} />
        </WhenFleetRead>
      ) : (
        <FleetDay boats={boats} date={date} onChange={setDate} />
      )}
    </section>
  );
}

const weekTitle = (first: ClubDate) =>
  `Free ${formatDate(first, "MMM d")} – ${formatDate(addDays(first, 6), "MMM d")}`;

function dayTitle(date: ClubDate, { today }: ClubTime, profile: ClubProfile): string {
  const day = outingDayInside(date, today);
  const state = hoursOn(date, profile) === null ? "Closed" : "Free";
  return `${state} ${day.startsWith("to") ? "" : "on "}${day}`;
}
