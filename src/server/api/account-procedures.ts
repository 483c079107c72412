import { z } from "zod";
import {
  accountView,
  chooseMailInput,
  editMyProfileInput,
  editMyProfileInputAt,
  myDataView,
  requestDeletionInput,
  unsubscribeInput,
} from "../../shared/account/account-schemas";
import { calendarInput } from "../../shared/calendar/calendar-schemas";
import { mailTopic } from "../../shared/mail/mail-topics";
import { memberView } from "../../shared/members/member-views";
import { Refusal } from "../../shared/refusals";
import { getAccount, getMyData } from "../account/my-account-queries";
import { renewCalendarAddress, revokeCalendarAddress } from "../calendar/calendar-address";
import { muteMail, unsubscribe } from "../mail/mute-mail";
import { editMyProfile } from "../members/edit-my-profile";
import { requestDeletion } from "../members/request-deletion";
import { getClubSettings } from "../settings/club-settings-queries";
import { forAnyone, forApproved, forMember, nothing } from "./trpc";

const done = z.object({ ok: z.literal(true) });

/** What members see and decide of their own account. */
export const accountProcedures = {
  account: forMember(nothing)
    .output(accountView)
    .query(({ ctx }) => getAccount(ctx.db, ctx.member, ctx.request.session.sessionId, ctx.moment)),

  editMyProfile: forApproved(editMyProfileInput)
    .meta({ inputAt: editMyProfileInputAt, changes: ["members"] })
    .output(z.object({ member: memberView }))
    .mutation(({ ctx, input }) => editMyProfile(ctx.db, input, ctx.by, ctx.moment)),

  chooseMail: forApproved(chooseMailInput)
    .meta({ changes: ["account"] })
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await muteMail(ctx.db, input.without, ctx.by, ctx.moment);
      return { ok: true };
    }),

  unsubscribe: forAnyone(unsubscribeInput)
    .meta({ changes: ["account"] })
    .output(z.object({ topic: mailTopic }))
    .mutation(({ ctx, input }) =>
      unsubscribe(ctx.db, { token: input.token, linkSecret: ctx.linkSecret }, ctx.moment),
    ),

  renewCalendar: forApproved(calendarInput)
    .meta({ changes: ["account"] })
    .output(z.object({ address: z.string() }))
    .mutation(({ ctx, input: { scope } }) => {
      if (scope === "club" && ctx.by.role !== "admin") throw new Refusal("NOT_ADMIN");
      const { sessionId } = ctx.request.session;
      const wanted = { scope, publicUrl: ctx.publicUrl, sessionId };
      return renewCalendarAddress(ctx.db, wanted, ctx.by, ctx.moment);
    }),

  revokeCalendar: forApproved(calendarInput)
    .meta({ changes: ["account"] })
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await revokeCalendarAddress(ctx.db, input.scope, ctx.by, ctx.moment);
      return { ok: true };
    }),

  myData: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/auth/my-data" } })
    .output(myDataView)
    .query(({ ctx }) => getMyData(ctx.db, ctx.member, ctx.request.session.sessionId, ctx.moment)),

  requestDeletion: forApproved(requestDeletionInput)
    .meta({ changes: ["outbox"] })
    .output(done)
    .mutation(async ({ ctx, input: { reason } }) => {
      const { email } = await getClubSettings(ctx.db);
      await requestDeletion(ctx.db, { reason, clubEmail: email }, ctx.by, ctx.moment);
      return { ok: true };
    }),
};
