import { useSearchParams } from "wouter";
import { type ClubDate, isClubDate } from "../../shared/time/club-dates";

/**
 * The day being looked at, kept in `?date=yyyy-MM-dd`: today when the address names none, null when
 * the day was cleared or is no day at all. A start that was named with a day goes with it.
 */
export function useDayInAddress(today: ClubDate) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("date");

  function setDate(date: ClubDate | null) {
    setSearch({ date: date ?? "" }, { replace: true });
  }
  return [readDate(asked, today), setDate] as const;
}

function readDate(asked: string | null, today: ClubDate): ClubDate | null {
  if (asked === null) return today;
  return isClubDate(asked) ? asked : null;
}
