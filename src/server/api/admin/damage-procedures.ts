import { z } from "zod";
import { damageFilter } from "../../../shared/damage/damage-filter";
import {
  editDamageInput,
  staffDamageAnswer,
  staffDamageView,
} from "../../../shared/damage/damage-schemas";
import {
  chosenView,
  decideReplacementInput,
} from "../../../shared/replacements/replacement-schemas";
import { editDamage } from "../../damage/edit-damage";
import { listDamage } from "../../damage/staff-damage-queries";
import { decideReplacement } from "../../replacements/decide-replacement";
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

  decideOffer: forManager(decideReplacementInput)
    .meta({ changes: "acts" })
    .output(chosenView)
    .mutation(({ ctx, input }) => decideReplacement(ctx.db, input, ctx.by, ctx.moment)),
};
