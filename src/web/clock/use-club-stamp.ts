import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import { useClubOffsets } from "./club-clock";
import { clubTimeOf } from "./club-time-at";
import { useFormats } from "./use-formats";

/** The club's day and time of day at an instant (ISO 8601). */
export interface ClubStamp {
  date: ClubDate;
  /** "Nov 20, 2026, 12:30 PM" */
  words: string;
}

/** Reads instants as the club's clock showed them. */
export function useClubStamp(): (instant: string) => ClubStamp {
  const clock = useClubOffsets();
  const formats = useFormats();
  return (instant) => {
    const at = clubTimeOf(instant, clock);
    const words = `${formatDate(at.today, "MMM d, yyyy")}, ${formatTime(fromMinutes(at.minutes), formats)}`;
    return { date: at.today, words };
  };
}
