import { z } from "zod";
import {
  availabilityInput,
  availabilityView,
  boatAnswer,
  boatLabelView,
  boatView,
  diariesInput,
  diaryView,
  toggleBoatInput,
} from "../../shared/boats/boat-schemas";
import { lastBookableDate } from "../../shared/bookings/booking-rules";
import { outlookInput, outlookView } from "../../shared/bookings/booking-schemas";
import {
  damageAnswer,
  damageReportView,
  reportDamageInput,
} from "../../shared/damage/damage-schemas";
import { idInput } from "../../shared/fields/ids";
import { isCrew } from "../../shared/members/standing";
import { dayOutlook } from "../../shared/slots/day-outlook";
import { gateFacts } from "../../shared/slots/gate-facts";
import { readyOf } from "../answers/ready-answer";
import { listBoatLabels } from "../boats/boat-labels-queries";
import { toggleBoat } from "../boats/toggle-boat";
import { listReportsBy } from "../damage/damage-queries";
import { reportDamage } from "../damage/report-damage";
import { getBoat, listBoats, listDiaries } from "../fleet/boat-queries";
import { getGateFacts } from "../slots/gate-facts-queries";
import type { Context } from "./context";
import {
  forAnyone,
  forApproved,
  forDeviceOrApproved,
  forManager,
  forMember,
  nothing,
  repeatableByMembers,
  router,
} from "./trpc";

export const boatsRouter = router({
  list: forAnyone(nothing)
    .output(z.array(boatView))
    .query(async ({ ctx }) => listBoats(ctx.db, (await ctx.actor()).standing)),

  get: forAnyone(idInput)
    .output(boatView)
    .query(async ({ ctx, input }) => getBoat(ctx.db, input.id, (await ctx.actor()).standing)),

  availability: forAnyone(availabilityInput)
    .output(readyOf(availabilityView))
    .query(async ({ ctx, input }) => ctx.availability.get(input, await calledByCrew(ctx), ctx.at)),

  diaries: forAnyone(diariesInput)
    .output(z.array(diaryView))
    .query(async ({ ctx, input }) => listDiaries(ctx.db, input, await calledByCrew(ctx), ctx.at)),

  outlook: forAnyone(outlookInput)
    .output(outlookView)
    .query(async ({ ctx, input: { id: boatId, date } }) => {
      const days = { startDate: date, endDate: date };
      const facts = await getGateFacts(ctx.db, { boatId, by: await ctx.actor(), ...days }, ctx.now);
      return dayOutlook(date, facts);
    }),

  gates: forApproved(idInput)
    .output(gateFacts)
    .query(({ ctx, input }) => {
      const days = {
        startDate: ctx.now.today,
        endDate: lastBookableDate(ctx.now.today, "member"),
      };
      return getGateFacts(ctx.db, { boatId: input.id, by: ctx.by, ...days }, ctx.now);
    }),

  labels: forManager(nothing)
    .output(z.array(boatLabelView))
    .query(({ ctx }) => listBoatLabels(ctx.db, ctx.publicUrl)),

  toggle: forManager(toggleBoatInput)
    .meta({ changes: ["boats", "bookings"] })
    .output(boatAnswer)
    .mutation(({ ctx, input }) =>
      toggleBoat(ctx.db, { ...input, settlements: [] }, ctx.by, ctx.at),
    ),

  reportDamage: forDeviceOrApproved(reportDamageInput)
    .concat(repeatableByMembers)
    .meta({ changes: ["boats", "bookings"] })
    .output(damageAnswer)
    .mutation(({ ctx, input }) => {
      const { publicUrl } = ctx;
      return reportDamage(ctx.db, { ...input, publicUrl }, ctx.by, ctx.at);
    }),

  myDamage: forMember(nothing)
    .output(z.array(damageReportView))
    .query(({ ctx }) => listReportsBy(ctx.db, ctx.member.id)),
});

const calledByCrew = async (ctx: Context) => isCrew((await ctx.actor()).standing);
