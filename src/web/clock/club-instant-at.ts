import { instantAt } from "../../shared/time/clock-changes";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClockOffsets } from "../../shared/time/club-now";

/** When it was `time` at the club on `day`, ISO 8601. */
export const clubInstantAt = (day: ClubDate, time: ClockTime, clock: ClockOffsets): string =>
  new Date(instantAt(day, time, clock)).toISOString();
