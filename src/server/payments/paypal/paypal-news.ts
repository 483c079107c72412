import { randomUUID } from "node:crypto";
import { addHours, subDays } from "date-fns";
import { z } from "zod";
import type { PaymentNews } from "../gateway";
import type { PaypalClient } from "./paypal-client";
import { moneyBackOf, refunded } from "./paypal-money-back";

const id = z.string();
const event = z.object({
  id,
  event_type: z.string(),
  resource: z.looseObject({
    id: id.optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: id, capture_id: id }).partial().optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});
const moneyBackEvents = ["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"];

const part = z.string().min(1);
const signature = z.object({
  "paypal-auth-algo": part,
  "paypal-cert-url": part,
  "paypal-transmission-id": part,
  "paypal-transmission-sig": part,
  "paypal-transmission-time": z.iso.datetime({ offset: true }),
});

// PayPal tries for three days to tell its news; its clock and ours may differ a little.
const oldestDays = 4;
const aheadHours = 1;

/**
 * The news of a webhook; null when its signature does not hold. PayPal is asked that only of what
 * could be its own: whole in its parts, and not too old.
 */
export async function hearPaypalNews(
  client: PaypalClient,
  webhookId: string,
  message: { headers: Record<string, string | undefined>; body: unknown },
  at: Date,
): Promise<PaymentNews | null> {
  const heard = event.safeParse(message.body);
  const signed = signature.safeParse(message.headers);
  if (!heard.success || !signed.success) return null;
  const sentAt = new Date(signed.data["paypal-transmission-time"]);
  if (sentAt < subDays(at, oldestDays) || sentAt > addHours(at, aheadHours)) return null;
  if (!(await signatureHolds(client, webhookId, signed.data, message.body))) return null;
  const { id, event_type, resource } = heard.data;
  const related = resource.supplementary_data?.related_ids?.order_id;
  const ofOrder = event_type.startsWith("CHECKOUT.ORDER.") ? resource.id : related;
  return {
    eventId: id,
    type: event_type,
    providerOrderId: ofOrder,
    refundId: event_type.startsWith("PAYMENT.REFUND.") ? resource.id : undefined,
    back: moneyBackEvents.includes(event_type) ? backOf(event_type, resource) : undefined,
  };
}

// Such news bring a refund, which names its capture by a link; some bring the capture itself.
function backOf(type: string, resource: z.infer<typeof event>["resource"]): PaymentNews["back"] {
  const refund = refunded.safeParse(resource);
  const [money] = refund.success ? moneyBackOf(refund.data) : [];
  if (!money) return undefined;
  const links = resource.links.filter(({ rel }) => rel === "up").map(({ href }) => href);
  const linked = links.flatMap((href) => /\/captures\/([^/?]+)/.exec(href)?.[1] ?? []).at(0);
  const related = resource.supplementary_data?.related_ids?.capture_id;
  const captureId = linked ?? related ?? money.providerRefundId;
  return { captureId, money, reversed: type === "PAYMENT.CAPTURE.REVERSED" };
}

async function signatureHolds(
  client: PaypalClient,
  webhookId: string,
  headers: z.infer<typeof signature>,
  body: unknown,
): Promise<boolean> {
  const answer = await client.call({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    // Verifying changes nothing, so it may be repeated; but a verdict is about this body alone.
    requestId: `verify-${randomUUID()}`,
    body: {
      auth_algo: headers["paypal-auth-algo"],
      cert_url: headers["paypal-cert-url"],
      transmission_id: headers["paypal-transmission-id"],
      transmission_sig: headers["paypal-transmission-sig"],
      transmission_time: headers["paypal-transmission-time"],
      webhook_id: webhookId,
      webhook_event: body,
    },
  });
  const verdict = z.object({ verification_status: z.string() }).safeParse(answer.body);
  return verdict.data?.verification_status === "SUCCESS";
}
