import { z } from "zod";
import { adminBookingView } from "../../../shared/bookings/booking-schemas";
import { idInput } from "../../../shared/fields/ids";
import {
  addHoursInput,
  hourLineView,
  hourLotView,
  hoursRemainingView,
  subscriptionView,
  subtractHoursInput,
} from "../../../shared/hours/hour-schemas";
import {
  createMemberInput,
  createMemberInputAt,
  editProfileInput,
  editProfileInputAt,
  noteFeeInput,
} from "../../../shared/members/member-schemas";
import {
  deletionPreviewView,
  memberSearchInput,
  memberSearchView,
} from "../../../shared/members/member-search";
import {
  memberView,
  memberWithSubscription,
  rosterEntry,
} from "../../../shared/members/member-views";
import { outingView } from "../../../shared/outings/outing-schemas";
import { longListOf } from "../../answers/long-list";
import { listBookingsOf } from "../../bookings/booking-queries";
import { listSpendableLots } from "../../hours/account-queries";
import { addHours } from "../../hours/add-hours";
import { endUnlimited } from "../../hours/end-unlimited";
import { makeUnlimited } from "../../hours/make-unlimited";
import { listStatement } from "../../hours/statement-queries";
import { subtractHours } from "../../hours/subtract-hours";
import { approveMember } from "../../members/approve-member";
import { createMember } from "../../members/create-member";
import { deleteMember } from "../../members/delete-member";
import { getDeletionPreview } from "../../members/deletion-queries";
import { editProfile } from "../../members/edit-profile";
import { listMembers } from "../../members/member-list-queries";
import { searchMembers } from "../../members/member-search-queries";
import { noteFee } from "../../members/note-fee";
import { pauseMember } from "../../members/pause-member";
import { rejectMember } from "../../members/reject-member";
import { resetMemberPassword } from "../../members/reset-member-password";
import { listRoster } from "../../members/roster-queries";
import { getMemberWithSubscription } from "../../members/subscription-queries";
import { listOutingsOf } from "../../outings/outing-queries";
import { getClubSettings } from "../../settings/club-settings-queries";
import { forAdmin, forManager, nothing, repeatable } from "../trpc";

const memberAnswer = z.object({ member: memberView });
const done = z.object({ ok: z.literal(true) });

/** Staff and the people of the club. */
export const memberProcedures = {
  members: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/members", token: "read" } })
    .output(longListOf(memberView))
    .query(({ ctx }) => listMembers(ctx.db, ctx.moment)),

  searchMembers: forAdmin(memberSearchInput)
    .output(memberSearchView)
    .query(({ ctx, input }) => searchMembers(ctx.db, input, ctx.moment)),

  roster: forManager(nothing)
    .meta({ rest: { method: "GET", path: "/api/manager/members", token: "read" } })
    .output(longListOf(rosterEntry))
    .query(({ ctx }) => listRoster(ctx.db)),

  member: forAdmin(idInput)
    .output(
      memberWithSubscription.extend({
        lots: z.array(hourLotView),
        lines: z.array(hourLineView),
        bookings: z.array(adminBookingView),
        outings: z.array(outingView),
      }),
    )
    .query(async ({ ctx, input: { id } }) => ({
      ...(await getMemberWithSubscription(ctx.db, id, ctx.moment)),
      lots: await listSpendableLots(ctx.db, id, ctx.moment.now.today),
      lines: await listStatement(ctx.db, id, ctx.moment),
      bookings: await listBookingsOf(ctx.db, id, ctx.moment.club),
      outings: await listOutingsOf(ctx.db, id, undefined, ctx.moment),
    })),

  memberSubscription: forAdmin(idInput)
    .meta({ rest: { method: "GET", path: "/api/admin/members/:id/subscription", token: "read" } })
    .output(z.object({ subscription: subscriptionView, entries: z.array(hourLineView) }))
    .query(async ({ ctx, input: { id } }) => ({
      subscription: (await getMemberWithSubscription(ctx.db, id, ctx.moment)).subscription,
      entries: await listStatement(ctx.db, id, ctx.moment),
    })),

  createMember: forAdmin(createMemberInput)
    .meta({
      inputAt: createMemberInputAt,
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/members", status: 201, token: "write" },
    })
    .output(memberAnswer)
    .mutation(({ ctx, input }) => createMember(ctx.db, input, ctx.by, ctx.moment)),

  approveMember: forAdmin(idInput)
    .meta({ changes: "acts", rest: { method: "PUT", path: "/api/admin/members/:id/approve" } })
    .output(memberAnswer)
    .mutation(async ({ ctx, input }) => {
      const { name } = await getClubSettings(ctx.db);
      const onlyByLink = ctx.temporaryPassword === undefined;
      const approval = { ...input, clubName: name, publicUrl: ctx.publicUrl, onlyByLink };
      return approveMember(ctx.db, approval, ctx.by, ctx.moment);
    }),

  rejectMember: forAdmin(idInput)
    .meta({ changes: "acts", rest: { method: "PUT", path: "/api/admin/members/:id/reject" } })
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { name } = await getClubSettings(ctx.db);
      return rejectMember(ctx.db, { ...input, clubName: name }, ctx.by, ctx.moment);
    }),

  pauseMember: forAdmin(idInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/members/:id/pause", token: "write" },
    })
    .output(memberAnswer.extend({ message: z.string() }))
    .mutation(({ ctx, input }) => pauseMember(ctx.db, input.id, ctx.by, ctx.moment)),

  resetMemberPassword: forAdmin(idInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/members/:id/reset-password" },
    })
    .output(z.object({ tempPassword: z.string() }))
    .mutation(({ ctx, input }) => resetMemberPassword(ctx.db, input.id, ctx.by, ctx.moment)),

  editProfile: forAdmin(editProfileInput)
    .meta({
      inputAt: editProfileInputAt,
      changes: "acts",
      rest: { method: "PATCH", path: "/api/admin/members/:id/profile", token: "write" },
    })
    .output(memberAnswer)
    .mutation(({ ctx, input }) => editProfile(ctx.db, input, ctx.by, ctx.moment)),

  deletionPreview: forAdmin(idInput)
    .output(deletionPreviewView)
    .query(({ ctx, input }) => getDeletionPreview(ctx.db, input.id, ctx.moment)),

  deleteMember: forAdmin(idInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/members/:id", token: "write" },
    })
    .output(z.object({ deletedMember: memberView.pick({ firstName: true, lastName: true }) }))
    .mutation(({ ctx, input }) => deleteMember(ctx.db, input.id, ctx.by, ctx.moment)),

  addHours: forAdmin(addHoursInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/members/:id/add-hours", token: "write" },
    })
    .output(hoursRemainingView)
    .mutation(({ ctx, input }) => addHours(ctx.db, input, ctx.by, ctx.moment)),

  subtractHours: forAdmin(subtractHoursInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/members/:id/subtract-hours", token: "write" },
    })
    .output(hoursRemainingView)
    .mutation(({ ctx, input }) => subtractHours(ctx.db, input, ctx.by, ctx.moment)),

  makeUnlimited: forAdmin(idInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/members/:id/unlimited", token: "write" },
    })
    .output(hoursRemainingView)
    .mutation(({ ctx, input }) => makeUnlimited(ctx.db, input.id, ctx.by, ctx.moment)),

  noteFee: forAdmin(noteFeeInput)
    .meta({
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/members/:id/fee", token: "write" },
    })
    .output(memberAnswer)
    .mutation(({ ctx, input }) => noteFee(ctx.db, input, ctx.by, ctx.moment)),

  endUnlimited: forAdmin(idInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/members/:id/unlimited", token: "write" },
    })
    .output(hoursRemainingView)
    .mutation(({ ctx, input }) => endUnlimited(ctx.db, input.id, ctx.by, ctx.moment)),
};
