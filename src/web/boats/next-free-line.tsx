import { useMemo } from "react";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { nextFreeStart } from "../../shared/bookings/next-free";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { CalendarIcon } from "../ui/icons/icons";
import { Skeleton } from "../ui/loading/skeleton";
import { freeStartWords } from "./free-start-words";

interface NextFreeLineProps {
  diary: BoatDiary;
  loading: boolean;
  unread: boolean;
}

/** "Free today from 2:30 PM"; nothing for a boat that is offline, or of which nothing was read. */
export function NextFreeLine({ diary, loading, unread }: NextFreeLineProps) {
  const { today, minutes } = useClubClock();
  const profile = useProfile();
  const free = useMemo(
    () => nextFreeStart(diary, { today, minutes }, profile),
    [diary, today, minutes, profile],
  );
  if (!diary.available || unread) return null;
  if (loading) return <Skeleton className="h-6 w-52" />;
  return (
    <p className="flex items-center gap-2 font-semibold text-tide-deep">
      <CalendarIcon /> {freeStartWords(free, today, profile)}
    </p>
  );
}
