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
import { outlookInput, outlookView, soonestFreeView } from "../../shared/bookings/booking-schemas";
import { windHour } from "../../shared/conditions/conditions-schemas";
import {
  damageAnswer,
  damageReportView,
  reportDamageInput,
} from "../../shared/damage/damage-schemas";
import { idInput } from "../../shared/fields/ids";
import { isCrew } from "../../shared/members/role";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import { dayOutlook } from "../../shared/slots/day-outlook";
import { gateFacts } from "../../shared/slots/gate-facts";
import { readyOf } from "../answers/ready-answer";
import { listBoatLabels } from "../boats/boat-labels-queries";
import { toggleBoat } from "../boats/toggle-boat";
import { listWinds } from "../conditions/winds-queries";
import { listReportsBy } from "../damage/damage-queries";
import { refuseReporter, refuseTooMany } from "../damage/refuse-reporter";
import { reportDamage } from "../damage/report-damage";
import { getBoat, listBoats, listDiaries } from "../fleet/boat-queries";
import { findSoonestFree } from "../fleet/soonest-free-queries";
import { getGateFacts } from "../slots/gate-facts-queries";
import type { Context } from "./context";
import { requireDeviceOrApproved } from "./require-role";
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
    .meta({ rest: { method: "GET", path: "/api/boats", token: "read" } })
    .output(z.array(boatView))
    .query(async ({ ctx }) => listBoats(ctx.db, (await ctx.actor()).role, ctx.moment.club)),

  get: forAnyone(idInput)
    .meta({ rest: { method: "GET", path: "/api/boats/:id", token: "read" } })
    .output(boatView)
    .query(async ({ ctx, input }) => getBoat(ctx.db, input.id, (await ctx.actor()).role)),

  availability: forAnyone(availabilityInput)
    .meta({ rest: { method: "GET", path: "/api/boats/:id/availability", token: "read" } })
    .output(readyOf(availabilityView))
    .query(async ({ ctx, input }) =>
      ctx.availability.get(input, await calledByCrew(ctx), ctx.moment),
    ),

  diaries: forAnyone(diariesInput)
    .output(z.array(diaryView))
    .query(async ({ ctx, input }) =>
      listDiaries(ctx.db, input, await calledByCrew(ctx), ctx.moment),
    ),

  soonestFree: forAnyone(nothing)
    .output(soonestFreeView)
    .query(async ({ ctx }) => ({ start: await findSoonestFree(ctx.db, ctx.moment) })),

  outlook: forAnyone(outlookInput)
    .meta({ rest: { method: "GET", path: "/api/boats/:id/outlook", token: "read" } })
    .output(outlookView)
    .query(async ({ ctx, input: { id: boatId, date } }) => {
      const days = { startDate: date, endDate: date };
      const facts = await getGateFacts(
        ctx.db,
        { boatId, by: await ctx.actor(), ...days },
        ctx.moment,
      );
      return dayOutlook(date, facts, ctx.moment.club);
    }),

  gates: forApproved(idInput)
    .output(gateFacts)
    .query(({ ctx, input }) => {
      const days = {
        startDate: ctx.moment.now.today,
        endDate: lastBookableDate(ctx.moment.now.today, "member", ctx.moment.club),
      };
      return getGateFacts(ctx.db, { boatId: input.id, by: ctx.by, ...days }, ctx.moment);
    }),

  winds: forAnyone(nothing)
    .output(z.array(windHour))
    .query(({ ctx }) => listWinds(ctx.db, ctx.moment)),

  labels: forManager(nothing)
    .output(z.array(boatLabelView))
    .query(({ ctx }) => listBoatLabels(ctx.db, ctx.publicUrl, ctx.moment.club)),

  toggle: forManager(toggleBoatInput)
    .meta({
      changes: ["boats", "bookings"],
      rest: { method: "PUT", path: "/api/admin/boats/:id/toggle", token: "write" },
    })
    .output(boatAnswer)
    .mutation(({ ctx, input }) =>
      toggleBoat(ctx.db, { ...input, settlements: [] }, ctx.by, ctx.moment),
    ),

  reportDamage: forDeviceOrApproved(reportDamageInput)
    .concat(repeatableByMembers)
    .meta({
      changes: ["boats", "bookings"],
      mayBeLarge: mayReport,
      rest: {
        method: "POST",
        path: "/api/boats/:id/damage",
        status: 201,
        namesField: true,
        token: "write",
      },
    })
    .output(damageAnswer)
    .mutation(({ ctx, input }) => {
      const { publicUrl } = ctx;
      return reportDamage(ctx.db, { ...input, publicUrl }, ctx.by, ctx.moment);
    }),

  myDamage: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/members/damage", token: "read" } })
    .output(z.array(damageReportView))
    .query(({ ctx }) => listReportsBy(ctx.db, ctx.member.id)),
});

/** Refuses whoever may send no photo, as the call would. */
async function mayReport(ctx: Context) {
  const { by } = await requireDeviceOrApproved(ctx);
  await refuseReporter(ctx.db, by, ctx.moment.now);
  await refuseTooMany(ctx.db, by, ctx.moment);
}

const calledByCrew = async (ctx: Context) => isCrew((await ctx.actor()).role);
