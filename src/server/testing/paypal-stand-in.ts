import { randomBytes } from "node:crypto";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { PaypalClient } from "../payments/paypal-client";
import { paypalGateway } from "../payments/paypal-gateway";

/** How the buyer or their bank behaves once the order is captured. */
export type CaptureOutcome = "COMPLETED" | "PENDING" | "DECLINED" | "INSTRUMENT_DECLINED";

interface StandInOrder {
  id: string;
  status: "CREATED" | "APPROVED" | "COMPLETED" | "VOIDED";
  amount: { currency_code: string; value: string };
  outcome: CaptureOutcome;
  captures: { id: string; status: string; amount: { currency_code: string; value: string } }[];
}

type Fault = { path: RegExp; then: number | "silence" | "lost answer" };

/** PayPal's REST API as its documents describe it, with the faults a test asks for. */
export type PaypalStandIn = Awaited<ReturnType<typeof openPaypalStandIn>>;

const account = { clientId: "club", clientSecret: "hush" };
const newId = () => randomBytes(8).toString("hex").toUpperCase();
const issue = (name: string, reason: string) => ({ name, details: [{ issue: reason }] });
const refused = (reason: string) => issue("UNPROCESSABLE_ENTITY", reason);

/** The headers that PayPal signs its news with. */
export const signed = (transmissionId: string, at: Date) => ({
  "paypal-transmission-id": transmissionId,
  "paypal-transmission-sig": "signed",
  "paypal-transmission-time": at.toISOString(),
  "paypal-cert-url": "https://paypal.example/certs/CERT-1",
  "paypal-auth-algo": "SHA256withRSA",
});

export async function openPaypalStandIn() {
  const app = Fastify();
  const orders = new Map<string, StandInOrder>();
  /** the first answer to each request id, as PayPal keeps them */
  const answered = new Map<string, { status: number; body: unknown }>();
  const calls: string[] = [];
  const refunds: { captureId: string; value: string }[] = [];
  const faults: Fault[] = [];
  const tokens = new Set<string>();
  const standIn = { verification: "SUCCESS", refundIssue: null as string | null };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_r, b, done) => done(null, Object.fromEntries(new URLSearchParams(String(b)))),
  );
  app.addHook("onRequest", async (request) => {
    calls.push(`${request.method} ${request.url}`);
  });

  /** Answers once per request id, with whatever fault comes first. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => { status: number; body: unknown },
  ) {
    const at = faults.findIndex(({ path }) => path.test(request.url));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (typeof fault?.then === "number") return reply.status(fault.then).send({ name: "FAULT" });
    if (fault?.then === "silence") return reply.hijack();
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (!tokens.has(token)) return reply.status(401).send({});
    const key = request.headers["paypal-request-id"];
    const known = typeof key === "string" ? answered.get(key) : undefined;
    const { status, body } = known ?? work();
    if (typeof key === "string") answered.set(key, { status, body });
    if (fault?.then === "lost answer") return reply.hijack();
    return reply.status(status).send(body);
  }

  app.post<{ Body: Record<string, string> }>("/v1/oauth2/token", async (request, reply) => {
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64");
    if (request.headers.authorization !== `Basic ${basic}`) return reply.status(401).send({});
    if (request.body.response_type === "client_token") {
      return { access_token: "for-the-browser", expires_in: 900 };
    }
    const token = newId();
    tokens.add(token);
    return { access_token: token, token_type: "Bearer", expires_in: 32400 };
  });

  app.post<{ Body: { purchase_units: { amount: StandInOrder["amount"] }[] } }>(
    "/v2/checkout/orders",
    (request, reply) =>
      answer(request, reply, () => {
        const amount = request.body.purchase_units[0]?.amount ?? { currency_code: "", value: "" };
        const id = newId();
        orders.set(id, { id, status: "CREATED", amount, outcome: "COMPLETED", captures: [] });
        return { status: 201, body: { id, status: "CREATED" } };
      }),
  );

  const view = ({ id, status, captures }: StandInOrder) => ({
    id,
    status,
    purchase_units: [captures.length > 0 ? { payments: { captures } } : {}],
  });

  app.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", (request, reply) =>
    answer(request, reply, () => {
      const order = orders.get(request.params.id);
      return order
        ? { status: 200, body: view(order) }
        : { status: 404, body: issue("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID") };
    }),
  );

  app.post<{ Params: { id: string } }>("/v2/checkout/orders/:id/capture", (request, reply) =>
    answer(request, reply, () => {
      const order = orders.get(request.params.id);
      if (!order) return { status: 404, body: issue("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID") };
      if (order.status === "COMPLETED") {
        return { status: 422, body: refused("ORDER_ALREADY_CAPTURED") };
      }
      if (order.status !== "APPROVED") return { status: 422, body: refused("ORDER_NOT_APPROVED") };
      if (order.outcome === "INSTRUMENT_DECLINED") {
        return { status: 422, body: refused("INSTRUMENT_DECLINED") };
      }
      order.status = "COMPLETED";
      order.captures.push({ id: newId(), status: order.outcome, amount: order.amount });
      return { status: 201, body: view(order) };
    }),
  );

  app.post<{ Params: { id: string }; Body: { amount: { value: string } } }>(
    "/v2/payments/captures/:id/refund",
    (request, reply) =>
      answer(request, reply, () => {
        if (standIn.refundIssue) return { status: 422, body: refused(standIn.refundIssue) };
        refunds.push({ captureId: request.params.id, value: request.body.amount.value });
        return { status: 201, body: { id: newId(), status: "COMPLETED" } };
      }),
  );

  app.post("/v1/notifications/verify-webhook-signature", (request, reply) =>
    answer(request, reply, () => ({
      status: 200,
      body: { verification_status: standIn.verification },
    })),
  );

  await app.listen({ port: 0, host: "127.0.0.1" });
  const settings = { ...account, baseUrl: app.listeningOrigin, webhookId: "WH-CLUB" };

  return {
    settings,
    calls,
    refunds,
    standIn,
    countCalls: (path: RegExp) => calls.filter((call) => path.test(call)).length,
    fail: (path: RegExp, ...faultsInTurn: Fault["then"][]) => {
      faults.push(...faultsInTurn.map((then) => ({ path, then })));
    },
    /** a new day at PayPal: nothing is known, nothing fails */
    reset: () => {
      orders.clear();
      answered.clear();
      for (const kept of [calls, refunds, faults]) kept.length = 0;
      Object.assign(standIn, { verification: "SUCCESS", refundIssue: null });
    },
    forgetTokens: () => tokens.clear(),
    /** the buyer agrees at PayPal */
    approve: (id: string, outcome: CaptureOutcome = "COMPLETED") => {
      const order = orders.get(id);
      if (!order) throw new Error(`PayPal has no order ${id}`);
      order.status = "APPROVED";
      order.outcome = outcome;
    },
    /** PayPal decides about a capture that was pending */
    settleCapture: (id: string, status: string) => {
      for (const capture of orders.get(id)?.captures ?? []) capture.status = status;
    },
    gateway: (timeoutMs = 1000) =>
      paypalGateway(new PaypalClient(settings, { timeoutMs, pauseMs: 1 }), settings),
    close: () => app.close(),
  };
}
