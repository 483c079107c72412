import { z } from "zod";
import { idInput } from "../../shared/fields/ids";
import { planView } from "../../shared/packages/plan-view";
import {
  capturedView,
  captureOrderInput,
  orderView,
  payAtClubhouseInput,
  paymentSetupView,
  placeOrderInput,
} from "../../shared/payments/order-schemas";
import { receiptView } from "../../shared/payments/receipt-view";
import { listPlans } from "../packages/plan-queries";
import { captureOrder } from "../payments/capture-order";
import { refuseClosed } from "../payments/choose-gateway";
import { listOrdersOf } from "../payments/order-queries";
import { placeOrder } from "../payments/place-order";
import { getReceipt } from "../payments/receipt-queries";
import { sellAtClubhouse } from "../payments/sell-at-clubhouse";
import { getClubSettings } from "../settings/club-settings-queries";
import { forAnyone, forApproved, forMember, nothing, repeatable, router } from "./trpc";

const clubhouseOnly = {
  gateway: "clubhouse",
  clientToken: null,
  clientId: null,
  environment: "production",
} as const;

const refused = { noteRefusals: "purchase refused" } as const;

export const packagesRouter = router({
  plans: forAnyone(nothing)
    .meta({ rest: { method: "GET", path: "/api/membership-plans", token: "read" } })
    .output(z.array(planView))
    .query(({ ctx }) => listPlans(ctx.db)),

  setup: forApproved(nothing)
    .meta({ rest: { method: "GET", path: "/paypal/setup", token: "read" } })
    .output(paymentSetupView)
    .query(async ({ ctx }) =>
      ctx.gateway?.takes((await getClubSettings(ctx.db)).currency)
        ? { gateway: ctx.gateway.name, ...(await ctx.gateway.setup().catch(refuseClosed)) }
        : clubhouseOnly,
    ),

  placeOrder: forApproved(placeOrderInput)
    .concat(repeatable)
    // An order is on no screen before money was asked for it.
    .meta({
      ...refused,
      changes: [],
      rest: { method: "POST", path: "/paypal/order", status: 201, token: "write" },
    })
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => placeOrder(ctx, input, ctx.by, ctx.moment)),

  capture: forApproved(captureOrderInput)
    .concat(repeatable)
    .meta({
      ...refused,
      changes: ["members"],
      rest: {
        method: "POST",
        path: "/paypal/order/:id/capture",
        token: "write",
        isPending: (answer) => capturedView.parse(answer).status === "PENDING",
      },
    })
    .output(capturedView)
    .mutation(async ({ ctx, input }) => {
      const answer = await captureOrder(ctx, input, ctx.by, ctx.moment);
      if (answer.status === "PENDING") {
        ctx.request.log.info(
          { order: answer.id },
          "The gateway holds a payment; it is asked again",
        );
      }
      return answer;
    }),

  payAtClubhouse: forApproved(payAtClubhouseInput)
    .concat(repeatable)
    .meta({ ...refused, changes: ["members"] })
    .output(orderView)
    .mutation(({ ctx, input: { items } }) =>
      sellAtClubhouse(ctx, { memberId: ctx.by.id, items, paid: false }, ctx.by, ctx.moment),
    ),

  myOrders: forMember(nothing)
    .output(z.array(orderView))
    .query(({ ctx }) => listOrdersOf(ctx.db, ctx.member.id, ctx.moment.clock)),

  receipt: forMember(idInput)
    .output(receiptView)
    .query(({ ctx, input }) => getReceipt(ctx.db, input.id, ctx.by, ctx.moment.clock)),
});
