import { z } from "zod";
import {
  adminBookingView,
  bookedView,
  bookForMemberInput,
  bookingRangeInput,
} from "../../../shared/bookings/booking-schemas";
import { bookBoat } from "../../bookings/book-boat";
import { listBookingsBetween, listLatestBookings } from "../../bookings/booking-queries";
import { repeatedRequest } from "../../idempotency/answer-once";
import { idempotencyKey } from "../idempotency-key";
import { forAdmin, nothing } from "../trpc";

const latestShown = 5;

/** Admins at the booking desk. */
export const deskProcedures = {
  bookForMember: forAdmin(bookForMemberInput)
    .meta({ changes: ["bookings"] })
    .output(bookedView)
    .mutation(({ ctx, input, path }) => {
      const repeated = repeatedRequest(ctx.by.id, path, idempotencyKey(ctx), input);
      const booking = { ...input, limits: "admin" as const };
      return bookBoat(ctx.db, booking, { ...ctx.by, repeated }, ctx.at);
    }),

  bookingsToday: forAdmin(nothing)
    .output(z.array(adminBookingView))
    .query(({ ctx }) => listBookingsBetween(ctx.db, ctx.now.today, ctx.now.today)),

  bookingsRange: forAdmin(bookingRangeInput)
    .output(z.array(adminBookingView))
    .query(({ ctx, input }) => listBookingsBetween(ctx.db, input.startDate, input.endDate)),

  latestBookings: forAdmin(nothing)
    .output(z.array(adminBookingView))
    .query(({ ctx }) => listLatestBookings(ctx.db, latestShown)),
};
