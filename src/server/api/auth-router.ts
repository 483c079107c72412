import { z } from "zod";
import { pairDeviceInput, pairedDevice } from "../../shared/devices/device-schemas";
import { registerInput, registerInputAt } from "../../shared/members/member-schemas";
import { memberView, ownView } from "../../shared/members/member-views";
import {
  changePasswordInput,
  choosePasswordInput,
  loginInput,
  resetPasswordInput,
} from "../../shared/members/password-schemas";
import { Refusal } from "../../shared/refusals";
import { changePassword } from "../auth/change-password";
import { choosePassword } from "../auth/choose-password";
import { requestPasswordLink } from "../auth/request-password-link";
import { endAllAccess } from "../auth/session-store";
import { signIn, stillHolds } from "../auth/sign-in";
import { listClearancesOf } from "../clearances/clearance-queries";
import { pairDevice } from "../devices/pair-device";
import { getMemberView } from "../members/member-view";
import { registerMember } from "../members/register-member";
import { resetMemberPassword } from "../members/reset-member-password";
import { getMemberWithSubscription } from "../members/subscription-queries";
import { findMemberByEmail } from "../people/member-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import { accountProcedures } from "./account-procedures";
import { pushProcedures } from "./push-procedures";
import { tokenProcedures } from "./token-procedures";
import { forAnyone, forMember, nothing, router } from "./trpc";

const done = z.object({ ok: z.literal(true) });

// Whoever is somebody else from now on forgets all that was read; nothing is read again.
const anotherSession: [] = [];

export const authRouter = router({
  ...accountProcedures,
  ...tokenProcedures,
  ...pushProcedures,

  me: forMember(nothing)
    .meta({
      rest: [
        { method: "GET", path: "/api/auth/me", token: "read" },
        { method: "GET", path: "/api/members/me", token: "read" },
      ],
    })
    .output(ownView)
    .query(async ({ ctx: { db, member, moment } }) => ({
      ...(await getMemberWithSubscription(db, member.id, moment)),
      clearances: await listClearancesOf(db, member.id),
    })),

  login: forAnyone(loginInput)
    .meta({
      changes: anotherSession,
      rest: { method: "POST", path: "/api/auth/login", refusal: { ok: false } },
    })
    .output(done.extend({ member: memberView }))
    .mutation(async ({ ctx, input }) => {
      const member = await signIn(ctx, { ...input, address: ctx.address }, ctx.moment);
      await ctx.request.session.regenerate();
      ctx.request.session.memberId = member.id;
      ctx.request.session.device = (ctx.request.headers["user-agent"] ?? "").slice(0, 300);
      await ctx.request.session.save();
      if (!(await stillHolds(ctx.db, member))) {
        await ctx.request.session.destroy();
        throw new Refusal("WRONG_CREDENTIALS");
      }
      return { ok: true, member: await getMemberView(ctx.db, member, ctx.moment) };
    }),

  logout: forAnyone(nothing)
    .meta({
      changes: anotherSession,
      rest: [
        { method: "POST", path: "/api/auth/logout" },
        { method: "GET", path: "/api/logout", redirect: "/login" },
      ],
    })
    .output(done)
    .mutation(async ({ ctx }) => {
      await ctx.request.session.destroy();
      return { ok: true };
    }),

  forceLogout: forMember(nothing)
    .meta({ changes: anotherSession, rest: { method: "POST", path: "/api/auth/force-logout" } })
    .output(done)
    .mutation(async ({ ctx }) => {
      await endAllAccess(ctx.db, ctx.member.id);
      await ctx.request.session.destroy();
      return { ok: true };
    }),

  register: forAnyone(registerInput)
    .meta({
      inputAt: registerInputAt,
      changes: ["members"],
      rest: { method: "POST", path: "/api/members/register", status: 201, token: "write" },
    })
    .output(z.object({ member: memberView, tempPassword: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { name } = await getClubSettings(ctx.db);
      await ctx.visitors.take("application", ctx.address);
      const mailed = await ctx.visitors.mayWrite(ctx.address);
      const options = { temporaryPassword: ctx.temporaryPassword, clubName: name, mailed };
      return registerMember(ctx.db, input, options, ctx.moment);
    }),

  changePassword: forMember(changePasswordInput)
    .meta({ changes: ["account"], rest: { method: "PUT", path: "/api/auth/change-password" } })
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { sessionId } = ctx.request.session;
      await changePassword(ctx, { ...input, sessionId, address: ctx.address }, ctx.by, ctx.moment);
      return { ok: true };
    }),

  resetPassword: forAnyone(resetPasswordInput)
    .meta({
      changes: ["account", "outbox"],
      rest: { method: "POST", path: "/api/auth/reset-password" },
    })
    .output(z.object({ message: z.string(), tempPassword: z.string().optional() }))
    .mutation(async ({ ctx, input }) => {
      const message = "If your email is registered, you will receive password reset instructions.";
      const by = await ctx.actor();
      if (by.role === "admin") {
        const member = await findMemberByEmail(ctx.db, input.email);
        return member
          ? { message, ...(await resetMemberPassword(ctx.db, member.id, by, ctx.moment)) }
          : { message };
      }
      const { name } = await getClubSettings(ctx.db);
      await requestPasswordLink(
        ctx,
        { email: input.email, address: ctx.address, publicUrl: ctx.publicUrl, clubName: name },
        ctx.moment,
      );
      return { message };
    }),

  choosePassword: forAnyone(choosePasswordInput)
    .meta({ changes: ["account"], rest: { method: "POST", path: "/api/auth/choose-password" } })
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await choosePassword(ctx, { ...input, address: ctx.address }, ctx.moment);
      return { ok: true };
    }),

  pairDevice: forAnyone(pairDeviceInput)
    .meta({ changes: ["club"], rest: { method: "POST", path: "/api/devices/pair" } })
    .output(pairedDevice)
    .mutation(async ({ ctx, input }) => {
      const { name, key } = await pairDevice(ctx.db, input.token, ctx.moment);
      // Whoever paired it does not stay signed in on the wall.
      if (ctx.request.session.memberId) await ctx.request.session.destroy();
      ctx.request.deviceKey = key;
      return { name };
    }),
});
