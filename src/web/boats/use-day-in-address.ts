import { navigate } from "wouter/use-browser-location";
import { firstBookableDate } from "../../shared/profile/booking-horizon";
import { type ClubDate, isClubDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { useProfile } from "../clock/use-profile";
import { useInAddress } from "../ui/hooks/use-in-address";

/**
 * The day being looked at, kept in `?date=yyyy-MM-dd`: the first that can be booked when the address
 * names none, null when the day was cleared or is no day at all. A start that was named with a day
 * goes with it.
 */
export function useDayInAddress(now: ClubTime) {
  const asked = useInAddress("date");
  const profile = useProfile();
  return [asked === null ? firstBookableDate(now, profile) : readDate(asked), setDate] as const;
}

function setDate(date: ClubDate | null) {
  navigate(`?${new URLSearchParams({ date: date ?? "" })}`, { replace: true });
}

const readDate = (asked: string): ClubDate | null => (isClubDate(asked) ? asked : null);
