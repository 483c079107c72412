import { randomUUID } from "node:crypto";
import { z } from "zod";
import { formatCents, toCents } from "../../../shared/payments/money";
import {
  GatewayRefused,
  GatewayUncertain,
  type PaymentGateway,
  type PaymentState,
} from "../gateway";
import type { PaypalAccount, PaypalAnswer, PaypalClient } from "./paypal-client";
import { moneyBackOf, refunded } from "./paypal-money-back";
import { hearPaypalNews } from "./paypal-news";

const idAnswer = z.object({ id: z.string() });
const sentAnswer = idAnswer.extend({ status: z.string() });
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
          .object({ captures: z.array(captured), refunds: z.array(refunded) })
          .partial()
          .optional(),
      }),
    )
    .default([]),
});
const failure = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });
// By PayPal's list; some of them only to accounts of their own country.
const paypalCurrencies = [
  ...["AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS", "JPY"],
  ...["MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "SEK", "SGD", "THB", "TWD", "USD"],
];
const liveHost = "api-m.paypal.com";
// 422s while another asking is being answered: nobody knows yet.
const inProgress = ["PREVIOUS_REQUEST_IN_PROGRESS", "ORDER_COMPLETION_IN_PROGRESS"];
// 422s when nothing is left to send back.
const allBack = ["CAPTURE_FULLY_REFUNDED", "CAPTURED_AMOUNT_FULLY_REFUNDED"];
const failedRefund = ["FAILED", "CANCELLED"];
// 422s after which the buyer still has a step to take at PayPal.
const unfinished = ["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"];

/** PayPal's orders v2 as a gateway; `webhookId` is the one PayPal gave for our address. */
export function paypalGateway(
  client: PaypalClient,
  account: PaypalAccount & { webhookId: string | undefined },
): PaymentGateway {
  const gateway: PaymentGateway = {
    name: "paypal",
    takes: (currency) => paypalCurrencies.includes(currency),

    setup: async () => {
      const live = new URL(account.baseUrl).host === liveHost;
      return {
        clientToken: await client.clientToken(),
        clientId: account.clientId,
        environment: live ? "production" : "sandbox",
      };
    },

    openOrder: async ({ requestId, totalCents, currency, description }) => {
      const amount = moneyOf(totalCents, currency);
      const body = { intent: "CAPTURE", purchase_units: [{ amount, description }] };
      const call = { method: "POST", path: "/v2/checkout/orders", requestId, body } as const;
      return { providerOrderId: read(idAnswer, expectOk(await client.call(call))).id };
    },

    capture: async ({ providerOrderId, totalCents, currency }) => {
      const requestId = `capture-${randomUUID()}`;
      const path = `${orderPath(providerOrderId)}/capture`;
      const answer = await client.call({ method: "POST", path, requestId, body: {} });
      if (answer.status < 300) return stateOf(answer.body);
      const issue = issueOf(answer);
      if (issue === "ORDER_ALREADY_CAPTURED") {
        return gateway.find({ providerOrderId, totalCents, currency });
      }
      if (issue && unfinished.includes(issue)) return { status: "open" };
      if (issue && inProgress.includes(issue)) return unbelievable(answer);
      if (answer.status === 422) return { status: "declined", reason: issue ?? "declined" };
      return answer.status === 404 ? { status: "voided" } : unbelievable(answer);
    },

    find: async ({ providerOrderId }) => {
      const answer = await client.call({ method: "GET", path: orderPath(providerOrderId) });
      return answer.status === 404 ? { status: "voided" } : stateOf(expectOk(answer));
    },

    refund: async ({ captureId, amountCents, currency, requestId }) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const part = amountCents !== "all" && {
        amount: moneyOf(amountCents, currency),
      };
      // PayPal remembers a request's id for some weeks, and this name of it for good.
      const body = { ...part, custom_id: requestId };
      const answer = await client.call({ method: "POST", path, requestId, body });
      const issue = issueOf(answer) ?? "refused";
      if (inProgress.includes(issue)) return unbelievable(answer);
      if (answer.status === 404 || answer.status === 422) {
        throw new GatewayRefused(issue, allBack.includes(issue));
      }
      const { id, status } = read(sentAnswer, expectOk(answer));
      if (failedRefund.includes(status)) throw new GatewayRefused(status);
      return { providerRefundId: id, pending: status === "PENDING" };
    },

    findRefund: async (providerRefundId) => {
      const path = `/v2/payments/refunds/${encodeURIComponent(providerRefundId)}`;
      const { status } = read(sentAnswer, expectOk(await client.call({ method: "GET", path })));
      if (status === "PENDING") return "pending";
      return failedRefund.includes(status) ? "failed" : "arrived";
    },

    listMoneyBack: async ({ providerOrderId, currency }) => {
      const answer = await client.call({ method: "GET", path: orderPath(providerOrderId) });
      if (answer.status === 404) return [];
      const { purchase_units } = read(orderAnswer, expectOk(answer));
      return purchase_units
        .flatMap((unit) => unit.payments?.refunds ?? [])
        .flatMap(moneyBackOf)
        .filter((money) => money.currency === currency);
    },

    hear: async (headers, body, at) =>
      account.webhookId ? hearPaypalNews(client, account.webhookId, { headers, body }, at) : null,
  };
  return gateway;
}

function stateOf(body: unknown): PaymentState {
  const { status, purchase_units } = read(orderAnswer, body);
  const captures = purchase_units.flatMap((unit) => unit.payments?.captures ?? []);
  // A declined try may stand beside the one that went through.
  const capture = captures.find((one) => one.status === "COMPLETED") ?? captures.at(-1);
  if (capture) return stateOfCapture(capture);
  if (status === "APPROVED") return { status: "approved" };
  return status === "VOIDED" ? { status: "voided" } : { status: "open" };
}

function stateOfCapture({ id, status, amount }: z.infer<typeof captured>): PaymentState {
  switch (status) {
    case "COMPLETED":
    case "PARTIALLY_REFUNDED":
      return {
        status: "completed",
        captureId: id,
        amountCents: toCents(amount.value, amount.currency_code),
        currency: amount.currency_code,
        partlyBack: status === "PARTIALLY_REFUNDED",
      };
    case "DECLINED":
    case "FAILED":
      return { status: "declined", reason: status };
    case "REFUNDED":
      return { status: "voided" };
    default:
      return { status: "held" };
  }
}

const moneyOf = (cents: number, currency: string) => ({
  currency_code: currency,
  value: formatCents(cents, currency),
});

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

const issueOf = (answer: PaypalAnswer) => failure.safeParse(answer.body).data?.details[0]?.issue;

/** What PayPal sent in the form it documents; anything else is nothing to act on. */
function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new GatewayUncertain("PayPal's answer cannot be read", { cause: parsed.error });
}

function expectOk(answer: PaypalAnswer): unknown {
  return answer.status < 300 ? answer.body : unbelievable(answer);
}

function unbelievable({ status, body }: PaypalAnswer): never {
  const name = z.object({ name: z.string() }).safeParse(body).data?.name ?? "";
  throw new GatewayUncertain(`PayPal answered ${status} ${name}`);
}
