import { z } from "zod";
import { idInput } from "../../../shared/fields/ids";
import {
  addWebhookInput,
  deliveryView,
  editWebhookInput,
  resendDeliveryInput,
  webhookView,
  webhookWithSecret,
} from "../../../shared/webhooks/webhook-schemas";
import { addWebhook } from "../../webhooks/add-webhook";
import { editWebhook } from "../../webhooks/edit-webhook";
import { removeWebhook } from "../../webhooks/remove-webhook";
import { renewWebhookSecret } from "../../webhooks/renew-webhook-secret";
import { resendDelivery } from "../../webhooks/resend-delivery";
import { listDeliveries, listWebhooks } from "../../webhooks/webhook-queries";
import { forAdmin, nothing } from "../trpc";

/** Admins and the programs of others that hear what happens. */
export const webhookProcedures = {
  webhooks: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/webhooks" } })
    .output(z.array(webhookView))
    .query(({ ctx }) => listWebhooks(ctx.db, ctx.moment)),

  addWebhook: forAdmin(addWebhookInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/webhooks", status: 201, namesField: true },
    })
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) =>
      addWebhook(ctx.db, { ...input, webhookPrivate: ctx.webhookPrivate }, ctx.by, ctx.moment),
    ),

  editWebhook: forAdmin(editWebhookInput)
    .meta({
      changes: "acts",
      rest: { method: "PUT", path: "/api/admin/webhooks/:id", namesField: true },
    })
    .output(webhookView)
    .mutation(({ ctx, input }) =>
      editWebhook(ctx.db, { ...input, webhookPrivate: ctx.webhookPrivate }, ctx.by, ctx.moment),
    ),

  renewWebhookSecret: forAdmin(idInput)
    .meta({ changes: "acts", rest: { method: "POST", path: "/api/admin/webhooks/:id/secret" } })
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => renewWebhookSecret(ctx.db, input.id, ctx.by, ctx.moment)),

  removeWebhook: forAdmin(idInput)
    .meta({ changes: "acts", rest: { method: "DELETE", path: "/api/admin/webhooks/:id" } })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => removeWebhook(ctx.db, input.id, ctx.by, ctx.moment)),

  webhookDeliveries: forAdmin(idInput)
    .meta({ rest: { method: "GET", path: "/api/admin/webhooks/:id/deliveries" } })
    .output(z.array(deliveryView))
    .query(({ ctx, input }) => listDeliveries(ctx.db, input.id)),

  resendDelivery: forAdmin(resendDeliveryInput)
    .meta({
      changes: "acts",
      rest: { method: "POST", path: "/api/admin/webhooks/:id/deliveries/:deliveryId/resend" },
    })
    .output(deliveryView)
    .mutation(({ ctx, input }) => resendDelivery(ctx.db, input, ctx.by, ctx.moment)),
};
