import { z } from "zod";
import {
  availabilityInput,
  availabilityView,
  boatView,
  toggleBoatInput,
} from "../../shared/boats/boat-schemas";
import { idInput } from "../../shared/ids";
import { getAvailability, getBoat, listBoats } from "../boats/boat-queries";
import { toggleBoat } from "../boats/toggle-boat";
import type { Context } from "./context";
import { forAnyone, forManager, nothing, router } from "./trpc";

export const boatsRouter = router({
  list: forAnyone(nothing)
    .output(z.array(boatView))
    .query(async ({ ctx }) => listBoats(ctx.db, await isCrew(ctx))),

  get: forAnyone(idInput)
    .output(boatView)
    .query(async ({ ctx, input }) => getBoat(ctx.db, input.id, await isCrew(ctx))),

  availability: forAnyone(availabilityInput)
    .output(availabilityView)
    .query(async ({ ctx, input }) => getAvailability(ctx.db, input, await isCrew(ctx))),

  toggle: forManager(toggleBoatInput)
    .meta({ changes: ["boats"] })
    .output(z.object({ boat: boatView }))
    .mutation(({ ctx, input }) =>
      toggleBoat(ctx.db, { ...input, settlements: [] }, ctx.member, ctx.at),
    ),
});

/** Managers and admins: they see hidden boats and lock codes. */
async function isCrew(ctx: Context): Promise<boolean> {
  const caller = await ctx.caller();
  return caller?.approvalStatus === "approved" && (caller.isManager || caller.isAdmin);
}
