import { minuteOf } from "../../shared/time/clock-changes";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { useClubClock } from "../clock/club-clock";

/** A waitlist entry with what is held for it, and for how many minutes still. */
export interface OfferedEntry extends WaitlistEntryView {
  offer: NonNullable<WaitlistEntryView["offer"]>;
  minutesLeft: number;
}

/** The offers that still stand by the club's clock: one past its time is gone, read again or not. */
export function useOffers(entries: readonly WaitlistEntryView[]): OfferedEntry[] {
  const now = minuteOf(useClubClock());
  return entries.flatMap((entry) => {
    if (!entry.offer) return [];
    const minutesLeft = Math.floor((Date.parse(entry.offer.until) - now) / 60_000);
    return minutesLeft > 0 ? [{ ...entry, offer: entry.offer, minutesLeft }] : [];
  });
}

/** "42 minutes left", "1 hour 20 minutes left". */
export function minutesLeftWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && (hours === 1 ? "1 hour" : `${hours} hours`),
    (rest > 0 || hours === 0) && (rest === 1 ? "1 minute" : `${rest} minutes`),
  ];
  return `${parts.filter(Boolean).join(" ")} left`;
}
