import { type BookedView, bookedView } from "../../shared/bookings/booking-schemas";
import { type SeriesView, seriesView } from "../../shared/bookings/series-schemas";
import type { Formats } from "../../shared/profile/formats";
import type { KeptAnswer } from "../answers/idempotency";
import type { Statements } from "../database/open-database";
import { changedSince } from "./changed-since";

/** The answer to a booking, for whoever repeats the call. */
export const keptBooking = (formats: Formats): KeptAnswer<BookedView, Statements> => ({
  schema: bookedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "made", formats),
});

/** The answer to a series: any of its bookings that has changed makes it old. */
export const keptSeries = (formats: Formats): KeptAnswer<SeriesView, Statements> => ({
  schema: seriesView,
  changedSince: async (tx, { booked }) => {
    for (const { id, reference, ...booking } of booked) {
      if (id === undefined || reference === undefined) continue;
      const now = { booking: { id, reference, ...booking } };
      const changed = await changedSince(tx, now, "made", formats);
      if (changed) return changed;
    }
    return null;
  },
});
