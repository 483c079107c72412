import { z } from "zod";
import { idInput } from "../fields/ids";
import type { ClubProfile } from "../profile/club-profile";
import { clubDate } from "../time/date-schema";
import {
  bookBoatInput,
  bookBoatInputAt,
  bookedView,
  bookForMemberInput,
  bookForMemberInputAt,
} from "./booking-schemas";

/** The most weeks that any club repeats an outing for. */
const mostWeeks = 26;

const weeks = (most: number) => {
  const error = `Please choose 2 to ${most} weeks`;
  return z.int({ error }).min(2, { error }).max(most, { error });
};

/** Whether the club books an outing for several weeks at once: one week is none. */
export const repeatsOutings = ({ seriesWeeks }: Pick<ClubProfile, "seriesWeeks">): boolean =>
  seriesWeeks >= 2;

// Where there are no series at all that is the answer, however many weeks are asked for.
const weeksAt = (club: ClubProfile) => weeks(repeatsOutings(club) ? club.seriesWeeks : mostWeeks);

/** With `dryRun` nothing is written. */
const repeated = { weeks: weeks(mostWeeks), dryRun: z.boolean().optional() };

/** What a member sends to book an outing for several weeks, at any club. */
export const bookSeriesInput = bookBoatInput.extend(repeated);
export type BookSeriesInput = z.infer<typeof bookSeriesInput>;

/** And at one club. */
export const bookSeriesInputAt = (club: ClubProfile) =>
  bookBoatInputAt(club).extend({ ...repeated, weeks: weeksAt(club) });

/** What an admin sends to do so for a member, at any club. */
export const bookSeriesForMemberInput = bookForMemberInput.extend(repeated);

/** And at one club. */
export const bookSeriesForMemberInputAt = (club: ClubProfile) =>
  bookForMemberInputAt(club).extend({ ...repeated, weeks: weeksAt(club) });

/** The answer to a series. Without one, because it was a dry run, its bookings have no ids either. */
export const seriesView = z.object({
  series: idInput.nullable(),
  booked: z.array(bookedView.shape.booking.partial({ id: true, reference: true })),
  /** the weeks that cannot be booked, and why */
  refused: z.array(z.object({ dateStr: z.string(), error: z.string(), code: z.string() })),
  hoursRemaining: z.number(),
});
export type SeriesView = z.infer<typeof seriesView>;

/** Which series ends, from which day on; from today where none is said. */
export const endSeriesInput = idInput.extend({ from: clubDate.optional() });
export type EndSeriesInput = z.infer<typeof endSeriesInput>;

/** What became of a series that ended: references, and balance hours. */
export const endedSeriesView = z.object({
  cancelled: z.array(z.string()),
  left: z.array(z.string()),
  hoursRefunded: z.number(),
  hoursRemaining: z.number(),
});
export type EndedSeriesView = z.infer<typeof endedSeriesView>;
