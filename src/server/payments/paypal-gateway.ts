import { z } from "zod";
import { formatCents } from "../../shared/packages/money";
import { GatewayUncertain, type PaymentGateway, type PaymentState } from "./gateway";
import type { PaypalAccount, PaypalAnswer, PaypalClient } from "./paypal-client";

const tokenAnswer = z.object({ client_token: z.string() });
const idAnswer = z.object({ id: z.string() });
const captured = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ value: z.string(), currency_code: z.string() }),
});
const orderAnswer = z.object({
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({ captures: z.array(captured) })
          .partial()
          .optional(),
      }),
    )
    .default([]),
});
const failure = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });
const event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.looseObject({
    id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/** PayPal's orders v2 as a gateway; `webhookId` is the one PayPal gave for our address. */
export function paypalGateway(
  client: PaypalClient,
  account: PaypalAccount & { webhookId: string | undefined },
): PaymentGateway {
  const gateway: PaymentGateway = {
    name: "paypal",

    setup: async () => {
      const call = { method: "POST", path: "/v1/identity/generate-token" } as const;
      const { client_token } = tokenAnswer.parse(expectOk(await client.call(call)));
      return { clientToken: client_token, clientId: account.clientId };
    },

    openOrder: async ({ requestId, totalCents, description }) => {
      const amount = { currency_code: "CAD", value: formatCents(totalCents) };
      const body = { intent: "CAPTURE", purchase_units: [{ amount, description }] };
      const call = { method: "POST", path: "/v2/checkout/orders", requestId, body } as const;
      return { providerOrderId: idAnswer.parse(expectOk(await client.call(call))).id };
    },

    capture: async ({ providerOrderId, totalCents, requestId }) => {
      const path = `${orderPath(providerOrderId)}/capture`;
      const answer = await client.call({ method: "POST", path, requestId, body: {} });
      if (answer.status < 300) return stateOf(answer.body);
      const issue = failure.safeParse(answer.body).data?.details[0]?.issue;
      if (issue === "ORDER_ALREADY_CAPTURED") return gateway.find({ providerOrderId, totalCents });
      if (issue === "ORDER_NOT_APPROVED") return { status: "open" };
      if (answer.status === 422) return { status: "declined", reason: issue ?? "declined" };
      return answer.status === 404 ? { status: "voided" } : unbelievable(answer);
    },

    find: async ({ providerOrderId }) => {
      const answer = await client.call({ method: "GET", path: orderPath(providerOrderId) });
      return answer.status === 404 ? { status: "voided" } : stateOf(expectOk(answer));
    },

    refund: async ({ captureId, amountCents, requestId }) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = { amount: { currency_code: "CAD", value: formatCents(amountCents) } };
      const answer = expectOk(await client.call({ method: "POST", path, requestId, body }));
      return { providerRefundId: idAnswer.parse(answer).id };
    },

    hear: async (headers, body) => {
      const heard = event.safeParse(body);
      if (!heard.success || !account.webhookId) return null;
      if (!(await signatureHolds(client, account.webhookId, headers, body))) return null;
      const { id, event_type, resource } = heard.data;
      const related = resource.supplementary_data?.related_ids?.order_id;
      const ofOrder = event_type.startsWith("CHECKOUT.ORDER.") ? resource.id : related;
      return { eventId: id, type: event_type, providerOrderId: ofOrder };
    },
  };
  return gateway;
}

async function signatureHolds(
  client: PaypalClient,
  webhookId: string,
  headers: Record<string, string | undefined>,
  body: unknown,
): Promise<boolean> {
  const answer = await client.call({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    // Verifying changes nothing, so it may be repeated.
    requestId: `verify-${headers["paypal-transmission-id"] ?? "unknown"}`,
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

function stateOf(body: unknown): PaymentState {
  const { status, purchase_units } = orderAnswer.parse(body);
  const capture = purchase_units.flatMap((unit) => unit.payments?.captures ?? [])[0];
  if (capture?.status === "COMPLETED" && capture.amount.currency_code === "CAD") {
    const amountCents = Math.round(Number(capture.amount.value) * 100);
    return { status: "completed", captureId: capture.id, amountCents };
  }
  if (capture?.status === "DECLINED" || capture?.status === "FAILED") {
    return { status: "declined", reason: capture.status };
  }
  if (status === "APPROVED") return { status: "approved" };
  return status === "VOIDED" ? { status: "voided" } : { status: "open" };
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

function expectOk(answer: PaypalAnswer): unknown {
  return answer.status < 300 ? answer.body : unbelievable(answer);
}

function unbelievable({ status, body }: PaypalAnswer): never {
  const name = z.object({ name: z.string() }).safeParse(body).data?.name ?? "";
  throw new GatewayUncertain(`PayPal answered ${status} ${name}`);
}
