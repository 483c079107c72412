import { type BookedView, bookedView } from "../../shared/bookings/booking-schemas";
import { type SeriesView, seriesView } from "../../shared/bookings/series-schemas";
import type { KeptAnswer } from "../answers/answer-once";
import type { Statements } from "../database/open-database";
import { changedSince } from "./changed-since";

/** The answer to a booking, for whoever repeats the call. */
export const keptBooking: KeptAnswer<BookedView, Statements> = {
  schema: bookedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "made"),
};

/** The answer to a series: any of its bookings that has changed makes it old. */
export const keptSeries: KeptAnswer<SeriesView, Statements> = {
  schema: seriesView,
  changedSince: async (tx, { booked }) => {
    for (const { id, reference, ...booking } of booked) {
      if (id === undefined || reference === undefined) continue;
      const changed = await changedSince(tx, { booking: { id, reference, ...booking } }, "made");
      if (changed) return changed;
    }
    return null;
  },
};
