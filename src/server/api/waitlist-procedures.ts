import { z } from "zod";
import { idInput } from "../../shared/ids";
import { addWishInput, wishAnswer, wishView } from "../../shared/waitlist/wish-schemas";
import { addWish } from "../waitlist/add-wish";
import { deleteWish } from "../waitlist/delete-wish";
import { listWishes } from "../waitlist/wish-queries";
import { forApproved, forMember, nothing } from "./trpc";

/** How members wait for an outing that is taken. */
export const waitlistProcedures = {
  wishes: forMember(nothing)
    .output(z.array(wishView))
    .query(({ ctx }) => listWishes(ctx.db, ctx.member.id, ctx.now, ctx.at)),

  addWish: forApproved(addWishInput)
    .meta({ changes: ["account"] })
    .output(wishAnswer)
    .mutation(({ ctx, input }) => addWish(ctx.db, input, ctx.by, ctx.at)),

  deleteWish: forApproved(idInput)
    .meta({ changes: ["bookings"] })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteWish(ctx.db, input.id, ctx.by)),
};
