import { z } from "zod";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { idInput } from "../../shared/fields/ids";
import {
  addWaitlistEntryInput,
  addWaitlistEntryInputAt,
  waitlistEntryAnswer,
  waitlistEntryView,
} from "../../shared/waitlist/waitlist-schemas";
import { acceptOffer } from "../waitlist/accept-offer";
import { addWaitlistEntry } from "../waitlist/add-waitlist-entry";
import { declineOffer } from "../waitlist/decline-offer";
import { deleteWaitlistEntry } from "../waitlist/delete-waitlist-entry";
import { listWaitlistEntries } from "../waitlist/waitlist-queries";
import { forApproved, forMember, nothing, repeatable } from "./trpc";

/** How members wait for an outing that is taken. */
export const waitlistProcedures = {
  wishes: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/waitlist", token: "read" } })
    .output(z.array(waitlistEntryView))
    .query(({ ctx }) => listWaitlistEntries(ctx.db, ctx.member.id, ctx.moment)),

  addWish: forApproved(addWaitlistEntryInput)
    .meta({
      inputAt: addWaitlistEntryInputAt,
      changes: ["account"],
      rest: {
        method: "POST",
        path: "/api/waitlist",
        status: 201,
        namesField: true,
        token: "write",
      },
    })
    .output(waitlistEntryAnswer)
    .mutation(({ ctx, input }) => addWaitlistEntry(ctx.db, input, ctx.by, ctx.moment)),

  deleteWish: forApproved(idInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "DELETE", path: "/api/waitlist/:id", token: "write" },
    })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteWaitlistEntry(ctx.db, input.id, ctx.by, ctx.moment)),

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
    .output(waitlistEntryAnswer)
    .mutation(({ ctx, input }) => declineOffer(ctx.db, input.id, ctx.by, ctx.moment)),
};
