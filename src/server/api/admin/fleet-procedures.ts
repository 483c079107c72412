import { z } from "zod";
import { codesSeen } from "../../../shared/access-codes/codes-schemas";
import { boatAnswer } from "../../../shared/boats/boat-schemas";
import {
  addBoatInput,
  addBoatInputAt,
  blockBoatInput,
  boatBlockView,
  changeLockCodeInput,
  editBoatInput,
  editBoatInputAt,
  switchBoatInput,
  touchedBookingsInput,
  touchedBookingView,
} from "../../../shared/boats/fleet-schemas";
import { idInput } from "../../../shared/fields/ids";
import { listClubCodesSeen, listLockCodesSeen } from "../../access-codes/codes-seen-queries";
import { addBoat } from "../../boats/add-boat";
import { blockBoat, unblockBoat } from "../../boats/block-boat";
import { listBlocksAhead } from "../../boats/block-queries";
import { changeLockCode } from "../../boats/change-lock-code";
import { editBoat } from "../../boats/edit-boat";
import { toggleBoat } from "../../boats/toggle-boat";
import { listTouchedBookings } from "../../bookings/touched-bookings-queries";
import { forAdmin, forManager, nothing, repeatable } from "../trpc";

/** Admins and the boats of the club. */
export const fleetProcedures = {
  addBoat: forAdmin(addBoatInput)
    .concat(repeatable)
    .meta({ inputAt: addBoatInputAt, changes: "acts" })
    .output(boatAnswer)
    .mutation(({ ctx, input }) => addBoat(ctx.db, input, ctx.by, ctx.moment)),

  editBoat: forAdmin(editBoatInput)
    .meta({ inputAt: editBoatInputAt, changes: "acts" })
    .output(boatAnswer)
    .mutation(({ ctx, input }) => editBoat(ctx.db, input, ctx.by, ctx.moment)),

  codesSeen: forManager(nothing)
    .output(codesSeen)
    .query(async ({ ctx }) => ({
      locks: await listLockCodesSeen(ctx.db),
      club: await listClubCodesSeen(ctx.db),
    })),

  changeLockCode: forManager(changeLockCodeInput)
    .meta({ changes: "acts" })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => changeLockCode(ctx.db, input, ctx.by, ctx.moment)),

  switchBoat: forAdmin(switchBoatInput)
    .meta({ changes: "acts" })
    .output(boatAnswer)
    .mutation(({ ctx, input }) => toggleBoat(ctx.db, input, ctx.by, ctx.moment)),

  touchedBookings: forAdmin(touchedBookingsInput)
    .output(z.array(touchedBookingView))
    .query(({ ctx, input }) => listTouchedBookings(ctx.db, input, ctx.moment)),

  blocks: forManager(nothing)
    .output(z.array(boatBlockView))
    .query(({ ctx }) => listBlocksAhead(ctx.db, ctx.moment.now.today)),

  blockBoat: forAdmin(blockBoatInput)
    .meta({
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/boats/:boatId/blocks",
        status: 201,
        token: "write",
      },
    })
    .output(boatBlockView)
    .mutation(({ ctx, input }) => blockBoat(ctx.db, input, ctx.by, ctx.moment)),

  unblockBoat: forAdmin(idInput)
    .meta({
      changes: "acts",
      rest: { method: "DELETE", path: "/api/admin/blocks/:id", token: "write" },
    })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => unblockBoat(ctx.db, input.id, ctx.by, ctx.moment)),
};
