import { z } from "zod";
import {
  closeClubInput,
  closedView,
  closureSpanInput,
  closureTouchesView,
  closureView,
} from "../../../shared/closures/closure-schemas";
import { idInput } from "../../../shared/fields/ids";
import { closeClub } from "../../closures/close-club";
import { endClosure } from "../../closures/end-closure";
import { listBookingsWithin, listClosures } from "../../fleet/closure-queries";
import { forAnyone, forManager, nothing, repeatable } from "../trpc";

/** When the whole club is closed: everyone sees it, staff say it. */
export const closureProcedures = {
  closures: forAnyone(nothing)
    .meta({ rest: { method: "GET", path: "/api/closures", token: "read" } })
    .output(z.array(closureView))
    .query(({ ctx }) => listClosures(ctx.db, ctx.moment.now.today)),

  closureTouches: forManager(closureSpanInput)
    .output(closureTouchesView)
    .query(async ({ ctx, input }) => {
      const bookings = await listBookingsWithin(ctx.db, input, ctx.moment.now);
      return { bookings: bookings.length, out: bookings.filter(({ isOut }) => isOut).length };
    }),

  closeClub: forManager(closeClubInput)
    .concat(repeatable)
    .meta({
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/closures",
        status: 201,
        namesField: true,
        token: "write",
      },
    })
    .output(closedView)
    .mutation(({ ctx, input }) => closeClub(ctx.db, input, ctx.by, ctx.moment)),

  endClosure: forManager(idInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/closures/:id", token: "write" },
    })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => endClosure(ctx.db, input.id, ctx.by, ctx.moment)),
};
