import { importAnswer, importInput } from "../../../shared/imports/import-schemas";
import { invitationsQueued, inviteMembersInput } from "../../../shared/members/invitation-schemas";
import { importSheet } from "../../imports/import-sheet";
import { inviteMembers } from "../../members/invite-members";
import { getClubSettings } from "../../settings/club-settings-queries";
import { requireRole } from "../require-role";
import { forAdmin, repeatable } from "../trpc";

/** Members, boats and hours from spreadsheets, and the invitations that follow. */
export const importProcedures = {
  importSheet: forAdmin(importInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      mayBeLarge: (ctx) => requireRole(ctx, "admin"),
      rest: { method: "POST", path: "/api/admin/import", namesField: true },
    })
    .output(importAnswer)
    .mutation(({ ctx, input }) => importSheet(ctx.db, input, ctx.by, ctx.moment)),

  inviteMembers: forAdmin(inviteMembersInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/invitations", status: 202, namesField: true },
    })
    .output(invitationsQueued)
    .mutation(async ({ ctx, input }) => {
      const { name } = await getClubSettings(ctx.db);
      const invitation = { ...input, clubName: name, publicUrl: ctx.publicUrl };
      const { queued } = await inviteMembers(ctx.db, invitation, ctx.by, ctx.moment);
      return ctx.mailLeaves ? { queued } : { queued, kept: true };
    }),
};
