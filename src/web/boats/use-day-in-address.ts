import { navigate } from "wouter/use-browser-location";
import { type ClubDate, isClubDate } from "../../shared/time/club-dates";
import { useInAddress } from "../ui/use-in-address";

/**
 * The day being looked at, kept in `?date=yyyy-MM-dd`: today when the address names none, null when
 * the day was cleared or is no day at all. A start that was named with a day goes with it.
 */
export function useDayInAddress(today: ClubDate) {
  const asked = useInAddress("date");
  return [readDate(asked, today), setDate] as const;
}

function setDate(date: ClubDate | null) {
  navigate(`?${new URLSearchParams({ date: date ?? "" })}`, { replace: true });
}

function readDate(asked: string | null, today: ClubDate): ClubDate | null {
  if (asked === null) return today;
  return isClubDate(asked) ? asked : null;
}
