import { z } from "zod";
import { chosenView, decideOfferInput } from "../../../shared/booking-offers/booking-offer-schemas";
import { damageFilter } from "../../../shared/damage/damage-filter";
import {
  editDamageInput,
  staffDamageAnswer,
  staffDamageView,
} from "../../../shared/damage/damage-schemas";
import { decideOffer } from "../../booking-offers/decide-offer";
import { editDamage } from "../../damage/edit-damage";
import { listDamage } from "../../damage/staff-damage-queries";
import { forManager } from "../trpc";

/** Staff and what is wrong with the boats. */
export const damageProcedures = {
  damage: forManager(damageFilter.optional())
    .meta({ rest: { method: "GET", path: "/api/admin/damage", token: "read" } })
    .output(z.array(staffDamageView))
    .query(({ ctx, input }) => listDamage(ctx.db, input ?? {}, ctx.moment)),

  editDamage: forManager(editDamageInput)
    .meta({
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/damage/:id", namesField: true, token: "write" },
    })
    .output(staffDamageAnswer)
    .mutation(({ ctx, input }) => {
      const { publicUrl } = ctx;
      return editDamage(ctx.db, { ...input, publicUrl }, ctx.by, ctx.moment);
    }),

  decideOffer: forManager(decideOfferInput)
    .meta({ changes: "acts" })
    .output(chosenView)
    .mutation(({ ctx, input }) => decideOffer(ctx.db, input, ctx.by, ctx.moment)),
};
