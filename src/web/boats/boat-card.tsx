import { useState } from "react";
import { useLocation } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { dayState } from "../../shared/bookings/day-state";
import type { Role } from "../../shared/members/role";
import type { ClubTime } from "../../shared/time/club-now";
import { ClearanceFact } from "../clearances/clearance-fact";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { BoatDamageNotice } from "../damage/boat-damage-notice";
import { bookingPath } from "../paths";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { useMedia } from "../ui/hooks/use-media";
import { ChevronDownIcon } from "../ui/icons/icons";
import { ClockIcon } from "../ui/icons/shell-icons";
import { Skeleton } from "../ui/loading/skeleton";
import { BoatCalendar } from "./boat-calendar";
import { BoatFact, BoatFacts } from "./boat-facts";
import { BoatMark } from "./boat-mark";
import { BoatPicture } from "./boat-picture";
import { BookBoatAction } from "./book-boat-action";
import { CalendarLegend } from "./calendar-legend";
import { NextFreeLine } from "./next-free-line";
import { useFleetDiary } from "./use-fleet-diary";

interface BoatCardProps {
  boat: BoatView;
  role: Role;
  /** `div` where it stands in a line of its own */
  as?: "li" | "div";
}

/** Which boat, what an hour costs, when it is next free; its calendar beside or under a fold. */
export function BoatCard({ boat, role, as = "li" }: BoatCardProps) {
  const { diary, loading, unread } = useFleetDiary(boat);
  const now = useClubClock();
  return (
    <Card
      as={as}
      aria-label={boat.name}
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden p-0! lg:grid-cols-[1fr_24rem]"
    >
      <div className="flex flex-col">
        <BoatPicture
          boat={boat}
          className={`aspect-2/1 w-full object-cover lg:aspect-auto lg:h-64 ${boat.available ? "" : "opacity-60 grayscale"}`}
        />
        <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="flex items-center gap-2 text-2xl">
              <BoatMark boat={boat} />
              {boat.name}
            </h2>
            <Standby boat={boat} diary={diary} now={now} known={!loading && !unread} />
          </div>
          <BoatDamageNotice boat={boat} />
          <p className="text-ink-soft">{boat.description}</p>
          <BoatFacts boat={boat}>
            <BoatFact>
              <ClockIcon /> Minimum of 1 hour
            </BoatFact>
          </BoatFacts>
          <ClearanceFact boat={boat} />
          <NextFreeLine diary={diary} loading={loading} unread={unread} />
          <div className="mt-auto pt-2">
            <BookBoatAction boat={boat} role={role} />
          </div>
        </div>
      </div>
      <CalendarFold boat={boat} diary={diary} now={now} loading={loading} />
    </Card>
  );
}

interface CardPart {
  boat: BoatView;
  diary: BoatDiary;
  now: ClubTime;
}

/** A boat is unavailable when it is offline or its day is fully booked. */
function Standby({ boat, diary, now, known }: CardPart & { known: boolean }) {
  const profile = useProfile();
  if (!boat.available) return <Badge tone="danger">Unavailable</Badge>;
  if (!known) return null;
  const today = dayState(now.today, diary, now, profile);
  if (today === "full") return <Badge tone="careful">Unavailable today, fully booked</Badge>;
  if (today === "closed") return <Badge tone="careful">Closed today</Badge>;
  if (today === "blocked") return <Badge tone="careful">Unavailable today</Badge>;
  return <Badge tone="good">Available</Badge>;
}

function CalendarFold({ boat, diary, now, loading }: CardPart & { loading: boolean }) {
  const wide = useWideScreen();
  const [unfolded, setUnfolded] = useState(false);
  const [, navigate] = useLocation();
  const calendar = loading ? (
    <Skeleton className="h-96 w-full" />
  ) : (
    <BoatCalendar
      boat={boat}
      diary={diary}
      now={now}
      onChoose={(date) => navigate(bookingPath(boat.id, { date }))}
    />
  );
  if (wide) {
    return (
      <div className="grid content-start gap-3 border-line border-l p-5">
        {calendar}
        <CalendarLegend />
      </div>
    );
  }
  return (
    <details
      className="group border-line border-t"
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        Availability calendar
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      {unfolded && (
        <div className="grid gap-3 px-2 pb-4 sm:px-5">
          {calendar}
          <CalendarLegend />
        </div>
      )}
    </details>
  );
}

/** Whether there is room for a calendar beside its boat. */
const useWideScreen = (): boolean => useMedia("(min-width: 56rem)");
