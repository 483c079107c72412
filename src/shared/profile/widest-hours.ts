import type { ClubProfile } from "./club-profile";
import type { DayHours } from "./day-hours";

/**
 * From the earliest opening to the latest closing of any day: what several days beside each other span.
 * The whole day at a club that is never open.
 */
export function widestHours({ openingHours }: Pick<ClubProfile, "openingHours">): DayHours {
  const opens = openingHours.map((one) => one.opens).sort();
  const closes = openingHours.map((one) => one.closes).sort();
  return { opens: opens[0] ?? "00:00", closes: closes.at(-1) ?? "24:00" };
}
