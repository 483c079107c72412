import { z } from "zod";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { idInput } from "../../shared/fields/ids";
import {
  addWishInput,
  addWishInputAt,
  wishAnswer,
  wishView,
} from "../../shared/waitlist/wish-schemas";
import { acceptOffer } from "../waitlist/accept-offer";
import { addWish } from "../waitlist/add-wish";
import { declineOffer } from "../waitlist/decline-offer";
import { deleteWish } from "../waitlist/delete-wish";
import { listWishes } from "../waitlist/wish-queries";
import { forApproved, forMember, nothing, repeatable } from "./trpc";

/** How members wait for an outing that is taken. */
export const waitlistProcedures = {
  wishes: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/waitlist", token: "read" } })
    .output(z.array(wishView))
    .query(({ ctx }) => listWishes(ctx.db, ctx.member.id, ctx.moment)),

  addWish: forApproved(addWishInput)
    .meta({
      inputAt: addWishInputAt,
      changes: ["account"],
      rest: {
        method: "POST",
        path: "/api/waitlist",
        status: 201,
        namesField: true,
        token: "write",
      },
    })
    .output(wishAnswer)
    .mutation(({ ctx, input }) => addWish(ctx.db, input, ctx.by, ctx.moment)),

  deleteWish: forApproved(idInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "DELETE", path: "/api/waitlist/:id", token: "write" },
    })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteWish(ctx.db, input.id, ctx.by, ctx.moment)),

  acceptOffer: forApproved(idInput)
    .concat(repeatable)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/waitlist/:id/accept", status: 201, token: "write" },
    })
    .output(bookedView)
    .mutation(({ ctx, input }) => acceptOffer(ctx.db, input.id, ctx.by, ctx.moment)),

  declineOffer: forApproved(idInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/waitlist/:id/decline", token: "write" },
    })
    .output(wishAnswer)
    .mutation(({ ctx, input }) => declineOffer(ctx.db, input.id, ctx.by, ctx.moment)),
};
