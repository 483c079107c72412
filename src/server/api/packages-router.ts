import { z } from "zod";
import { idInput } from "../../shared/ids";
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
import { repeatedRequest } from "../idempotency/answer-once";
import { listPlans } from "../packages/plan-queries";
import { captureOrder } from "../payments/capture-order";
import { refuseClosed } from "../payments/choose-gateway";
import { listOrdersOf } from "../payments/order-queries";
import { placeOrder } from "../payments/place-order";
import { getReceipt } from "../payments/receipt-queries";
import { sellAtClubhouse } from "../payments/sell-at-clubhouse";
import { idempotencyKey } from "./idempotency-key";
import { forAnyone, forApproved, forMember, nothing, router } from "./trpc";

const clubhouseOnly = {
  gateway: "clubhouse",
  clientToken: null,
  clientId: null,
  environment: "production",
} as const;

const refused = { noteRefusals: "purchase refused" } as const;

export const packagesRouter = router({
  plans: forAnyone(nothing)
    .output(z.array(planView))
    .query(({ ctx }) => listPlans(ctx.db)),

  setup: forApproved(nothing)
    .output(paymentSetupView)
    .query(async ({ ctx }) =>
      ctx.gateway
        ? { gateway: ctx.gateway.name, ...(await ctx.gateway.setup().catch(refuseClosed)) }
        : clubhouseOnly,
    ),

  placeOrder: forApproved(placeOrderInput)
    .meta(refused)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input, path }) => {
      const repeated = repeatedRequest(ctx.by.id, path, idempotencyKey(ctx), input);
      return placeOrder(ctx, input, { ...ctx.by, repeated }, ctx.at);
    }),

  capture: forApproved(captureOrderInput)
    .meta({ ...refused, changes: ["members"] })
    .output(capturedView)
    .mutation(async ({ ctx, input, path }) => {
      const key = idempotencyKey(ctx);
      const repeated = repeatedRequest(ctx.by.id, `${path}/${input.id}`, key, input);
      return captureOrder(ctx, input, { ...ctx.by, repeated }, ctx.at);
    }),

  payAtClubhouse: forApproved(payAtClubhouseInput)
    .meta({ ...refused, changes: ["members"] })
    .output(orderView)
    .mutation(({ ctx, input, path }) => {
      const repeated = repeatedRequest(ctx.by.id, path, idempotencyKey(ctx), input);
      const sale = { memberId: ctx.by.id, items: input.items, paid: false };
      return sellAtClubhouse(ctx.db, sale, { ...ctx.by, repeated }, ctx.at);
    }),

  myOrders: forMember(nothing)
    .output(z.array(orderView))
    .query(({ ctx }) => listOrdersOf(ctx.db, ctx.member.id)),

  receipt: forMember(idInput)
    .output(receiptView)
    .query(({ ctx, input }) => getReceipt(ctx.db, input.id, ctx.by)),
});
