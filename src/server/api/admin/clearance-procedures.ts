import { z } from "zod";
import {
  clearanceKinds,
  clearancesAnswer,
  clearancesOfView,
  grantClearanceInput,
  takeClearanceInput,
  unclearedBooking,
} from "../../../shared/clearances/clearance-schemas";
import { idInput } from "../../../shared/fields/ids";
import { listUnclearedBookings } from "../../bookings/uncleared-bookings-queries";
import { getClearancesOf } from "../../clearances/clearance-queries";
import { grantClearance } from "../../clearances/grant-clearance";
import { takeClearance } from "../../clearances/take-clearance";
import { getSafetySettings } from "../../settings/safety-settings-queries";
import { forManager, nothing } from "../trpc";

/** Staff and what members must hold to row a boat. */
export const clearanceProcedures = {
  clearanceKinds: forManager(nothing)
    .output(clearanceKinds)
    .query(async ({ ctx }) => (await getSafetySettings(ctx.db)).clearances),

  clearancesOf: forManager(idInput)
    .output(clearancesOfView)
    .query(({ ctx, input }) => getClearancesOf(ctx.db, input.id)),

  unclearedBookings: forManager(nothing)
    .output(z.array(unclearedBooking))
    .query(({ ctx }) => listUnclearedBookings(ctx.db, ctx.moment)),

  grantClearance: forManager(grantClearanceInput)
    .meta({
      changes: "acts",
      rest: {
        method: "PUT",
        path: "/api/admin/members/:id/clearances",
        namesField: true,
        token: "write",
      },
    })
    .output(clearancesAnswer)
    .mutation(({ ctx, input }) => grantClearance(ctx.db, input, ctx.by, ctx.moment)),

  takeClearance: forManager(takeClearanceInput)
    .meta({
      changes: "acts",
      rest: {
        method: "DELETE",
        path: "/api/admin/members/:id/clearances",
        takesQuery: true,
        namesField: true,
        token: "write",
      },
    })
    .output(clearancesAnswer)
    .mutation(({ ctx, input }) => takeClearance(ctx.db, input, ctx.by, ctx.moment)),
};
