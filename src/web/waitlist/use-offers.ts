import { minuteOf } from "../../shared/time/clock-changes";
import type { WishView } from "../../shared/waitlist/wish-schemas";
import { useClubClock } from "../clock/club-clock";

/** A wish with what is held for it, and for how many minutes still. */
export interface OfferedWish extends WishView {
  offer: NonNullable<WishView["offer"]>;
  minutesLeft: number;
}

/** The offers that still stand by the club's clock: one past its time is gone, read again or not. */
export function useOffers(wishes: readonly WishView[]): OfferedWish[] {
  const now = minuteOf(useClubClock());
  return wishes.flatMap((wish) => {
    if (!wish.offer) return [];
    const minutesLeft = Math.floor((Date.parse(wish.offer.until) - now) / 60_000);
    return minutesLeft > 0 ? [{ ...wish, offer: wish.offer, minutesLeft }] : [];
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
