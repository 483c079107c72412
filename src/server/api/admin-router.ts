import { z } from "zod";
import {
  adminBookingView,
  bookedView,
  bookForMemberInput,
  bookingRangeInput,
} from "../../shared/bookings/booking-schemas";
import { clubView } from "../../shared/club-view";
import {
  addHoursInput,
  hourLineView,
  hoursRemainingView,
  subscriptionView,
  subtractHoursInput,
} from "../../shared/hours/hour-schemas";
import { idInput } from "../../shared/ids";
import { createMemberInput } from "../../shared/members/member-schemas";
import { memberView } from "../../shared/members/member-views";
import { bookBoat } from "../bookings/book-boat";
import { listBookingsBetween } from "../bookings/booking-queries";
import { getClubSettings } from "../club/club-settings-queries";
import { demoAccounts } from "../demo/demo-accounts";
import { addHours } from "../hours/add-hours";
import { listStatement } from "../hours/statement-queries";
import { subtractHours } from "../hours/subtract-hours";
import { repeatedRequest } from "../idempotency/answer-once";
import { approveMember } from "../members/approve-member";
import { createMember } from "../members/create-member";
import { listMembers } from "../members/member-list-queries";
import { pauseMember } from "../members/pause-member";
import { rejectMember } from "../members/reject-member";
import { resetMemberPassword } from "../members/reset-member-password";
import { getSessionView } from "../members/session-queries";
import { idempotencyKey } from "./idempotency-key";
import { forAdmin, forAnyone, nothing, router } from "./trpc";

const memberAnswer = z.object({ member: memberView });

export const adminRouter = router({
  club: forAnyone(nothing)
    .output(clubView)
    .query(async ({ ctx }) => ({
      settings: await getClubSettings(ctx.db),
      clock: ctx.now,
      demo: ctx.demo ? demoAccounts : null,
    })),

  members: forAdmin(nothing)
    .output(z.array(memberView))
    .query(({ ctx }) => listMembers(ctx.db, ctx.now.today)),

  createMember: forAdmin(createMemberInput)
    .output(memberAnswer)
    .mutation(({ ctx, input }) => createMember(ctx.db, input, ctx.member, ctx.at)),

  approveMember: forAdmin(idInput)
    .output(memberAnswer)
    .mutation(async ({ ctx, input }) => {
      const { name } = await getClubSettings(ctx.db);
      const club = { clubName: name, publicUrl: ctx.publicUrl };
      const approved = await approveMember(ctx.db, input.id, ctx.member, club, ctx.at);
      ctx.nudgeMail();
      return approved;
    }),

  rejectMember: forAdmin(idInput)
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      const { name } = await getClubSettings(ctx.db);
      const rejected = await rejectMember(ctx.db, input.id, ctx.member, name, ctx.at);
      ctx.nudgeMail();
      return rejected;
    }),

  pauseMember: forAdmin(idInput)
    .output(memberAnswer.extend({ message: z.string() }))
    .mutation(({ ctx, input }) => pauseMember(ctx.db, input.id, ctx.member, ctx.at)),

  resetMemberPassword: forAdmin(idInput)
    .output(z.object({ tempPassword: z.string() }))
    .mutation(({ ctx, input }) => resetMemberPassword(ctx.db, input.id, ctx.member, ctx.at)),

  addHours: forAdmin(addHoursInput)
    .output(hoursRemainingView)
    .mutation(({ ctx, input }) => addHours(ctx.db, input, ctx.member, ctx.at)),

  subtractHours: forAdmin(subtractHoursInput)
    .output(hoursRemainingView)
    .mutation(({ ctx, input }) => subtractHours(ctx.db, input, ctx.member, ctx.at)),

  memberSubscription: forAdmin(idInput)
    .output(z.object({ subscription: subscriptionView, entries: z.array(hourLineView) }))
    .query(async ({ ctx, input }) => ({
      subscription: (await getSessionView(ctx.db, input.id, ctx.now.today)).subscription,
      entries: await listStatement(ctx.db, input.id),
    })),

  bookForMember: forAdmin(bookForMemberInput)
    .output(bookedView)
    .mutation(({ ctx, input, path }) => {
      const { id } = ctx.member;
      const repeated = repeatedRequest(id, path, idempotencyKey(ctx), input);
      return bookBoat(ctx.db, input, { id, limits: "admin", repeated }, ctx.at);
    }),

  bookingsToday: forAdmin(nothing)
    .output(z.array(adminBookingView))
    .query(({ ctx }) => listBookingsBetween(ctx.db, ctx.now.today, ctx.now.today)),

  bookingsRange: forAdmin(bookingRangeInput)
    .output(z.array(adminBookingView))
    .query(({ ctx, input }) => listBookingsBetween(ctx.db, input.startDate, input.endDate)),
});
