import { useMemo } from "react";
import type { BoatDiary } from "../../shared/bookings/day-slots";
import { nextFreeStart } from "../../shared/bookings/next-free";
import { useClubClock } from "../club-clock";
import { CalendarIcon } from "../ui/icons";
import { Skeleton } from "../ui/skeleton";
import { freeStartWords } from "./free-start-words";

/** "Free today from 2:30 PM"; nothing for a boat that is offline. */
export function NextFreeLine({ diary, loading }: { diary: BoatDiary; loading: boolean }) {
  const { today, minutes } = useClubClock();
  const free = useMemo(() => nextFreeStart(diary, { today, minutes }), [diary, today, minutes]);
  if (!diary.available) return null;
  if (loading) return <Skeleton className="h-6 w-52" />;
  return (
    <p className="flex items-center gap-2 font-semibold text-tide-deep">
      <CalendarIcon /> {freeStartWords(free, today)}
    </p>
  );
}
