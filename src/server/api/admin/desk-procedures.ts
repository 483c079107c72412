import { z } from "zod";
import {
  adminBookingView,
  bookedView,
  bookForMemberInput,
  bookingRangeInput,
} from "../../../shared/bookings/booking-schemas";
import { idInput } from "../../../shared/ids";
import { bookBoat } from "../../bookings/book-boat";
import {
  getBooking,
  listBookingsBetween,
  listLatestBookings,
} from "../../bookings/booking-queries";
import { forAdmin, nothing, repeatable } from "../trpc";

const latestShown = 5;

/** Admins at the booking desk. */
export const deskProcedures = {
  bookForMember: forAdmin(bookForMemberInput)
    .concat(repeatable)
    .meta({ changes: ["bookings"] })
    .output(bookedView)
    .mutation(({ ctx, input }) => bookBoat(ctx.db, { ...input, limits: "admin" }, ctx.by, ctx.at)),

  booking: forAdmin(idInput)
    .output(adminBookingView)
    .query(({ ctx, input }) => getBooking(ctx.db, input.id)),

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
