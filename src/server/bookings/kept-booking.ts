import { type BookedView, bookedView } from "../../shared/bookings/booking-schemas";
import type { Statements } from "../database/open-database";
import type { KeptAnswer } from "../idempotency/answer-once";
import { changedSince } from "./changed-since";

/** The answer to a booking, for whoever repeats the call. */
export const keptBooking: KeptAnswer<BookedView, Statements> = {
  schema: bookedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "made"),
};
