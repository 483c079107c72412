import { z } from "zod";
import {
  announcementInput,
  announcementView,
  editAnnouncementInput,
} from "../../../shared/announcements/announcement-schemas";
import { idInput } from "../../../shared/fields/ids";
import { addAnnouncement } from "../../announcements/add-announcement";
import { listAnnouncements, listRunning } from "../../announcements/announcement-queries";
import { deleteAnnouncement } from "../../announcements/delete-announcement";
import { dismissAnnouncement } from "../../announcements/dismiss-announcement";
import { editAnnouncement } from "../../announcements/edit-announcement";
import { forAnyone, forManager, forMember, nothing, repeatable } from "../trpc";

const done = z.object({ ok: z.literal(true) });

/** What staff tell the club, and what of it somebody sees. */
export const announcementProcedures = {
  announcements: forManager(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/announcements", token: "read" } })
    .output(z.array(announcementView))
    .query(({ ctx }) => listAnnouncements(ctx.db)),

  addAnnouncement: forManager(announcementInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/announcements",
        status: 201,
        namesField: true,
        token: "write",
      },
    })
    .output(announcementView)
    .mutation(({ ctx, input }) => addAnnouncement(ctx.db, input, ctx.by, ctx.moment)),

  editAnnouncement: forManager(editAnnouncementInput)
    .meta({
      changes: "acts",
      rest: {
        method: "PUT",
        path: "/api/admin/announcements/:id",
        namesField: true,
        token: "write",
      },
    })
    .output(announcementView)
    .mutation(({ ctx, input }) => editAnnouncement(ctx.db, input, ctx.by, ctx.moment)),

  deleteAnnouncement: forManager(idInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/announcements/:id", token: "write" },
    })
    .output(done)
    .mutation(({ ctx, input }) => deleteAnnouncement(ctx.db, input.id, ctx.by, ctx.moment)),

  runningAnnouncements: forAnyone(nothing)
    .meta({ rest: { method: "GET", path: "/api/announcements", token: "read" } })
    .output(z.array(announcementView))
    .query(async ({ ctx }) => listRunning(ctx.db, await ctx.actor(), ctx.moment.now.today)),

  dismissAnnouncement: forMember(idInput)
    .meta({
      changes: ["account"],
      rest: { method: "POST", path: "/api/announcements/:id/dismiss", token: "write" },
    })
    .output(done)
    .mutation(({ ctx, input }) => dismissAnnouncement(ctx.db, input.id, ctx.by, ctx.moment)),
};
