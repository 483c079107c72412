import { formatHours } from "../../shared/hours/quarters";
import { formatTimes } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import { outingDay } from "../../shared/time/outing-words";
import type { WishView } from "../../shared/waitlist/wish-schemas";

export const kindWords = { single: "Any Solo", double: "Any Tango" };

/** "Any Solo" or the boat's name: what a wish is for. */
export const wishedBoat = ({ kind }: Pick<WishView, "kind">, boatName: string | undefined) =>
  kind === "boat" ? (boatName ?? "A boat") : kindWords[kind];

/** "Saturday, November 28, 1 hour in 7:00 AM – 10:00 AM". */
export const wishedTime = ({ dateStr, from, to, duration }: WishView, today: ClubDate): string =>
  `${outingDay(dateStr, today)}, ${formatHours(duration)} in ${formatTimes(from, to)}`;
