import { z } from "zod";
import {
  adminBookingView,
  bookedView,
  bookForMemberInput,
  bookForMemberInputAt,
  bookingRangeInput,
} from "../../../shared/bookings/booking-schemas";
import { bookingsOutside, refusedBooking } from "../../../shared/bookings/refused-booking";
import { waterOutlookView } from "../../../shared/conditions/conditions-schemas";
import { idInput } from "../../../shared/fields/ids";
import { openingHoursAt, profileSettings } from "../../../shared/profile/profile-settings";
import { longListOf } from "../../answers/long-list";
import { bookBoat } from "../../bookings/book-boat";
import {
  getBooking,
  listBookingsBetween,
  listLatestBookings,
} from "../../bookings/booking-queries";
import { countBookingsOutside, listRefusedBookings } from "../../bookings/refused-bookings-queries";
import { getWaterOutlook } from "../../conditions/water-outlook-queries";
import { forAdmin, forManager, nothing, repeatable } from "../trpc";

const latestShown = 5;

/** What staff do with bookings. */
export const staffBookingProcedures = {
  bookForMember: forAdmin(bookForMemberInput)
    .concat(repeatable)
    .meta({
      inputAt: bookForMemberInputAt,
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/admin/bookings", status: 201, token: "write" },
    })
    .output(bookedView)
    .mutation(({ ctx, input }) =>
      bookBoat(ctx.db, { ...input, limits: "admin" }, ctx.by, ctx.moment),
    ),

  booking: forAdmin(idInput)
    .output(adminBookingView)
    .query(({ ctx, input }) => getBooking(ctx.db, input.id, ctx.moment.club)),

  bookingsToday: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/bookings/today", token: "read" } })
    .output(z.array(adminBookingView))
    .query(({ ctx: { db, moment } }) =>
      listBookingsBetween(db, moment.now.today, moment.now.today, moment.club),
    ),

  bookingsRange: forAdmin(bookingRangeInput)
    .meta({ rest: { method: "GET", path: "/api/admin/bookings/range", token: "read" } })
    .output(longListOf(adminBookingView))
    .query(({ ctx, input: { startDate, endDate } }) =>
      listBookingsBetween(ctx.db, startDate, endDate, ctx.moment.club),
    ),

  refusedBookings: forManager(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/bookings/refused", token: "read" } })
    .output(z.array(refusedBooking))
    .query(({ ctx }) => listRefusedBookings(ctx.db, ctx.moment)),

  bookingsOutside: forAdmin(profileSettings.pick({ openingHours: true }))
    .meta({ inputAt: (club) => z.object({ openingHours: openingHoursAt(club) }) })
    .output(bookingsOutside)
    .query(({ ctx, input }) => countBookingsOutside(ctx.db, input, ctx.moment)),

  bay: forManager(nothing)
    .output(waterOutlookView)
    .query(({ ctx }) => getWaterOutlook(ctx.db, ctx.moment)),

  latestBookings: forAdmin(nothing)
    .output(z.array(adminBookingView))
    .query(({ ctx }) => listLatestBookings(ctx.db, latestShown, ctx.moment.club)),
};
