import { type BookedView, bookedView } from "../../shared/bookings/booking-schemas";
import type { KeptAnswer } from "../answers/answer-once";
import type { Statements } from "../database/open-database";
import { changedSince } from "./changed-since";

/** The answer to a booking, for whoever repeats the call. */
export const keptBooking: KeptAnswer<BookedView, Statements> = {
  schema: bookedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "made"),
};
