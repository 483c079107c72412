import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import { useClub } from "./club-clock";
import { clubTimeAt } from "./club-time-at";

/** The club's day and time of day at an instant (ISO 8601). */
export interface ClubStamp {
  date: ClubDate;
  /** "Nov 20, 2026, 12:30 PM" */
  words: string;
}

/**
 * Reads instants as the club's clock showed them. The offset is today's: British Columbia keeps
 * one all year (rules, Time).
 */
export function useClubStamp(): (instant: string) => ClubStamp {
  const clock = useClub()?.clock;
  return (instant) => {
    const offsetMinutes = clock?.offsetMinutes ?? 0;
    const at = clubTimeAt({ instant, offsetMinutes, today: "", minutes: 0 }, 0);
    const words = `${formatDate(at.today, "MMM d, yyyy")}, ${formatTime(fromMinutes(at.minutes))}`;
    return { date: at.today, words };
  };
}
