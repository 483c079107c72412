import { z } from "zod";
import { idInput } from "../../../shared/fields/ids";
import { toHours } from "../../../shared/hours/quarters";
import {
  addPlanInput,
  addPlanInputAt,
  cataloguePlanView,
  editPlanInput,
  editPlanInputAt,
  keptPlanView,
} from "../../../shared/packages/plan-view";
import { formatCents } from "../../../shared/payments/money";
import {
  orderStatuses,
  orderView,
  purchaseForMemberInput,
  refundOrderInput,
  refundPreviewView,
} from "../../../shared/payments/order-schemas";
import { addPlan } from "../../packages/add-plan";
import { editPlan } from "../../packages/edit-plan";
import { listCatalogue } from "../../packages/plan-queries";
import { cancelOrder } from "../../payments/cancel-order";
import { compareBooks } from "../../payments/compare-books-queries";
import { markOrderPaid } from "../../payments/mark-order-paid";
import { listOrdersIn, listOrdersOf } from "../../payments/order-queries";
import { refundOrder } from "../../payments/refund-order";
import { planOrderRefund } from "../../payments/refundable-queries";
import { sellAtClubhouse } from "../../payments/sell-at-clubhouse";
import { forAdmin, nothing, repeatable } from "../trpc";

const refused = { noteRefusals: "purchase refused" } as const;

/** Admins and the club's money. */
export const paymentProcedures = {
  plans: forAdmin(nothing)
    .output(z.array(cataloguePlanView))
    .query(({ ctx }) => listCatalogue(ctx.db)),

  addPlan: forAdmin(addPlanInput)
    .concat(repeatable)
    .meta({
      inputAt: addPlanInputAt,
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/plans",
        status: 201,
        namesField: true,
        token: "write",
      },
    })
    .output(keptPlanView)
    .mutation(({ ctx, input }) => addPlan(ctx.db, input, ctx.by, ctx.moment)),

  editPlan: forAdmin(editPlanInput)
    .meta({
      inputAt: editPlanInputAt,
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/plans/:id", namesField: true, token: "write" },
    })
    .output(keptPlanView)
    .mutation(({ ctx, input }) => editPlan(ctx.db, input, ctx.by, ctx.moment)),

  purchaseForMember: forAdmin(purchaseForMemberInput)
    .concat(repeatable)
    .meta({
      ...refused,
      changes: "acts",
      rest: {
        method: "POST",
        path: "/api/admin/members/:id/purchase",
        status: 201,
        token: "write",
      },
    })
    .output(orderView)
    .mutation(({ ctx, input: { id: memberId, ...sale } }) =>
      sellAtClubhouse(ctx, { memberId, ...sale }, ctx.by, ctx.moment),
    ),

  orders: forAdmin(z.object({ status: z.enum(orderStatuses) }))
    .output(z.array(orderView))
    .query(({ ctx, input }) => listOrdersIn(ctx.db, input.status, ctx.moment.clock)),

  ordersOf: forAdmin(idInput)
    .output(z.array(orderView))
    .query(({ ctx, input }) => listOrdersOf(ctx.db, input.id, ctx.moment.clock)),

  markPaid: forAdmin(idInput)
    .meta({ changes: "acts" })
    .output(orderView)
    .mutation(({ ctx, input }) => markOrderPaid(ctx.db, input.id, ctx.by, ctx.moment)),

  cancelOrder: forAdmin(idInput)
    .meta({ changes: "acts" })
    .output(orderView)
    .mutation(({ ctx, input }) => cancelOrder(ctx.db, input.id, ctx.by, ctx.moment)),

  refundPreview: forAdmin(idInput)
    .output(refundPreviewView)
    .query(async ({ ctx, input }) => {
      const plan = await planOrderRefund(ctx.db, input.id, ctx.moment.now.today);
      return {
        amount: formatCents(plan.amountCents, plan.currency),
        hours: toHours(plan.quarters),
      };
    }),

  refund: forAdmin(refundOrderInput)
    .meta({ changes: "acts" })
    .output(orderView)
    .mutation(({ ctx, input }) => refundOrder(ctx, input, ctx.by, ctx.moment)),

  compareBooks: forAdmin(nothing)
    .output(z.array(z.object({ subject: z.string(), problem: z.string() })))
    .query(({ ctx }) => compareBooks(ctx.db)),
};
