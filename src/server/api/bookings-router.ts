import { z } from "zod";
import {
  bookBoatInput,
  bookBoatInputAt,
  bookedView,
  cancelBookingInput,
  cancelledView,
  memberBookingView,
  moveBookingInput,
  moveBookingInputAt,
  movedView,
  suggestionView,
} from "../../shared/bookings/booking-schemas";
import { idInput } from "../../shared/fields/ids";
import { hourLineView, hourLotView } from "../../shared/hours/hour-schemas";
import {
  introductoryRowInput,
  introductoryRowView,
} from "../../shared/introductory-rows/introductory-row-schemas";
import {
  chooseReplacementInput,
  chosenView,
  replacementInput,
  replacementView,
} from "../../shared/replacements/replacement-schemas";
import { accessCodesView } from "../../shared/settings/club-settings";
import { showBookings, showClubCodes } from "../access-codes/show-codes";
import { bookBoat } from "../bookings/book-boat";
import { cancelBooking } from "../bookings/cancel-booking";
import { moveBooking } from "../bookings/move-booking";
import { listSuggestions } from "../bookings/suggestion-queries";
import { getBalance, listSpendableLots } from "../hours/account-queries";
import { listStatement } from "../hours/statement-queries";
import { answerIntroductoryRow } from "../introductory-rows/answer-introductory-row";
import { listIntroductoryRows } from "../introductory-rows/introductory-row-queries";
import { requestIntroductoryRow } from "../introductory-rows/request-introductory-row";
import { chooseReplacement } from "../replacements/choose-replacement";
import { getReplacementView } from "../replacements/replacement-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import { crewProcedures } from "./crew-procedures";
import { outingProcedures } from "./outing-procedures";
import { seriesProcedures } from "./series-procedures";
import { forAdmin, forAnyone, forApproved, forMember, nothing, repeatable, router } from "./trpc";
import { waitlistProcedures } from "./waitlist-procedures";

export const bookingsRouter = router({
  ...waitlistProcedures,
  ...outingProcedures,
  ...seriesProcedures,
  ...crewProcedures,

  book: forApproved(bookBoatInput)
    .concat(repeatable)
    .meta({
      inputAt: bookBoatInputAt,
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/bookings", status: 201, token: "write" },
    })
    .output(bookedView)
    .mutation(({ ctx, input }) =>
      bookBoat(ctx.db, { ...input, memberId: ctx.by.id, limits: "member" }, ctx.by, ctx.moment),
    ),

  mine: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/members/bookings", token: "read" } })
    .output(z.array(memberBookingView))
    .query(({ ctx }) => showBookings(ctx.db, ctx.by, ctx.moment)),

  suggestions: forApproved(nothing)
    .output(z.array(suggestionView))
    .query(({ ctx }) => listSuggestions(ctx.db, ctx.member, ctx.moment)),

  move: forApproved(moveBookingInput)
    .concat(repeatable)
    .meta({
      inputAt: moveBookingInputAt,
      changes: ["bookings"],
      rest: { method: "PUT", path: "/api/bookings/:id", namesField: true, token: "write" },
    })
    .output(movedView)
    .mutation(({ ctx, input }) => moveBooking(ctx.db, input, ctx.by, ctx.moment)),

  cancel: forApproved(cancelBookingInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "DELETE", path: "/api/bookings/:id", token: "write" },
    })
    .output(cancelledView)
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, input, ctx.by, ctx.moment)),

  offer: forAnyone(replacementInput)
    .meta({ rest: { method: "GET", path: "/api/booking-offers/:token", token: "read" } })
    .output(replacementView)
    .query(({ ctx, input }) => getReplacementView(ctx.db, input.token, ctx.moment)),

  chooseOffer: forAnyone(chooseReplacementInput)
    .meta({
      changes: ["bookings"],
      rest: {
        method: "POST",
        path: "/api/booking-offers/:token",
        namesField: true,
        token: "write",
      },
    })
    .output(chosenView)
    .mutation(({ ctx, input }) => chooseReplacement(ctx.db, input, ctx.moment)),

  accessCodes: forApproved(nothing)
    .output(accessCodesView)
    .query(async ({ ctx }) => {
      const codes = await showClubCodes(ctx.db, ctx.by, ctx.moment);
      return { ...codes, mailed: !ctx.member.mutedMail.includes("bookings") };
    }),

  myHours: forMember(nothing)
    .output(
      z.object({
        hoursRemaining: z.number(),
        lots: z.array(hourLotView),
        lines: z.array(hourLineView),
      }),
    )
    .query(async ({ ctx }) => ({
      hoursRemaining: await getBalance(ctx.db, ctx.member.id, ctx.moment.now.today),
      lots: await listSpendableLots(ctx.db, ctx.member.id, ctx.moment.now.today),
      lines: await listStatement(ctx.db, ctx.member.id, ctx.moment),
    })),

  requestRow: forAnyone(introductoryRowInput)
    .meta({ changes: ["club"] })
    .output(z.object({ id: z.number() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.visitors.take("introductory row", ctx.address);
      const { email: clubEmail } = await getClubSettings(ctx.db);
      const request = { ...input, clubEmail };
      return requestIntroductoryRow(ctx.db, request, await ctx.actor(), ctx.moment);
    }),

  rowRequests: forAdmin(nothing)
    .output(z.array(introductoryRowView))
    .query(({ ctx }) => listIntroductoryRows(ctx.db)),

  answerRow: forAdmin(idInput)
    .meta({ changes: ["club"] })
    .output(introductoryRowView)
    .mutation(({ ctx, input }) => answerIntroductoryRow(ctx.db, input.id, ctx.by, ctx.moment)),

  changes: forApproved(nothing).subscription(({ ctx, signal }) =>
    ctx.changes.follow(
      { memberId: ctx.member.id, address: ctx.address },
      signal ?? new AbortController().signal,
    ),
  ),
});
