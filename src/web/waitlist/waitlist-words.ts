import { formatHours } from "../../shared/hours/quarters";
import { kindOf, kindWord } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Formats } from "../../shared/profile/formats";
import { formatTimes } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import { outingDay } from "../../shared/time/outing-words";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";

/** "Any Solo": whichever boat of a kind. */
export const anyOfKind = (key: string, profile: ClubProfile): string =>
  `Any ${kindWord(kindOf(key, profile))}`;

/** "Any Solo" or the boat's name: what a waitlist entry is for. */
export const wantedBoat = (
  { kind }: Pick<WaitlistEntryView, "kind">,
  boatName: string | undefined,
  profile: ClubProfile,
): string => (kind === "boat" ? (boatName ?? "A boat") : anyOfKind(kind, profile));

/** "Saturday, November 28, 1 hour in 7:00 AM – 10:00 AM". */
export const wantedTime = (
  { dateStr, from, to, duration }: WaitlistEntryView,
  today: ClubDate,
  formats: Formats,
): string =>
  `${outingDay(dateStr, today)}, ${formatHours(duration)} in ${formatTimes(from, to, formats)}`;
