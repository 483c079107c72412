import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { Reach } from "../database/out-of-reach";
import { PaypalClient } from "../payments/paypal/paypal-client";
import { paypalGateway } from "../payments/paypal/paypal-gateway";
import { type CaptureOutcome, newId, PaypalBooks, type PaypalReply, refused } from "./paypal-books";

type Fault = { path: RegExp; then: number | "silence" | "hangs up" | "lost answer" };

/**
 * How it behaves when no fault comes first: it answers; is down; hangs up at once; does what was
 * asked and hangs up; or hangs up and does it later.
 */
export const paypalManners = ["well", "down", "hangs up", "loses answers", "is late"] as const;
type PaypalManners = (typeof paypalManners)[number];

/** PayPal's REST API as its documents describe it, with the faults a test asks for. */
export type PaypalStandIn = Awaited<ReturnType<typeof openPaypalStandIn>>;

const account = { clientId: "club", clientSecret: "hush" };
const stillRunning = "PREVIOUS_REQUEST_IN_PROGRESS";

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
  const books = new PaypalBooks();
  /** the first answer to each request id, as PayPal keeps them */
  const answered = new Map<string, PaypalReply>();
  const calls: string[] = [];
  const refunds: { captureId: string; value: string }[] = [];
  const faults: Fault[] = [];
  const tokens = new Set<string>();
  const usual = {
    verification: "SUCCESS",
    refundIssue: null as string | null,
    refundFails: false,
    refundStatus: "COMPLETED",
    manners: "well" as PaypalManners,
  };
  /** what it has begun and not yet done, by request id */
  const begun = new Map<string, () => void>();
  const standIn = { ...usual };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_r, b, done) => done(null, Object.fromEntries(new URLSearchParams(String(b)))),
  );
  app.addHook("onRequest", async (request) => {
    calls.push(`${request.method} ${request.url}`);
  });

  /** Answers once per request id, with whatever fault comes first. */
  async function answer(request: FastifyRequest, reply: FastifyReply, work: () => PaypalReply) {
    const at = faults.findIndex(({ path }) => path.test(request.url));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (typeof fault?.then === "number") return reply.status(fault.then).send({ name: "FAULT" });
    if (fault?.then === "silence") return reply.hijack();
    if (fault?.then === "hangs up") return hangUp(request, reply);
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (!tokens.has(token)) return reply.status(401).send({});
    if (standIn.manners === "down") return reply.status(500).send({ name: "DOWN" });
    if (standIn.manners === "hangs up") return hangUp(request, reply);
    const key = request.headers["paypal-request-id"]?.toString() ?? "";
    if (begun.has(key)) {
      const { status, body } = refused(stillRunning);
      return reply.status(status).send(body);
    }
    if (standIn.manners === "is late") {
      if (key) begun.set(key, () => answerKnown(key, work));
      return hangUp(request, reply);
    }
    const given = answerKnown(key, work);
    const lost = fault?.then === "lost answer" || standIn.manners === "loses answers";
    if (lost) return hangUp(request, reply);
    return reply.status(given.status).send(given.body);
  }

  function answerKnown(key: string, work: () => PaypalReply): PaypalReply {
    const given = answered.get(key) ?? work();
    const final = !JSON.stringify(given.body).includes(stillRunning);
    if (key && final) answered.set(key, given);
    return given;
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

  app.post<{ Body: { purchase_units: { amount: { currency_code: string; value: string } }[] } }>(
    "/v2/checkout/orders",
    (request, reply) =>
      answer(request, reply, () =>
        books.open(request.body.purchase_units[0]?.amount ?? { currency_code: "", value: "" }),
      ),
  );

  app.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", (request, reply) =>
    answer(request, reply, () => books.view(request.params.id)),
  );

  app.post<{ Params: { id: string } }>("/v2/checkout/orders/:id/capture", (request, reply) =>
    answer(request, reply, () => books.capture(request.params.id)),
  );

  app.post<{ Params: { id: string }; Body: { amount?: { value: string }; custom_id?: string } }>(
    "/v2/payments/captures/:id/refund",
    (request, reply) =>
      answer(request, reply, () => {
        if (standIn.refundIssue) return refused(standIn.refundIssue);
        if (standIn.refundFails) return { status: 201, body: { id: newId(), status: "FAILED" } };
        const { amount, custom_id } = request.body;
        const given = books.refund(
          request.params.id,
          amount?.value,
          custom_id,
          standIn.refundStatus,
        );
        if (given.status === 201)
          refunds.push({ captureId: request.params.id, value: Object(given.body).amount.value });
        return given;
      }),
  );

  app.get<{ Params: { id: string } }>("/v2/payments/refunds/:id", (request, reply) =>
    answer(request, reply, () => books.viewRefund(request.params.id)),
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
    books,
    calls,
    /** what was asked of it and done */
    refunds,
    standIn,
    countCalls: (path: RegExp) => calls.filter((call) => path.test(call)).length,
    fail: (path: RegExp, ...faultsInTurn: Fault["then"][]) => {
      faults.push(...faultsInTurn.map((then) => ({ path, then })));
    },
    /** a new day at PayPal: nothing is known, nothing fails */
    reset: () => {
      books.clear();
      answered.clear();
      begun.clear();
      for (const kept of [calls, refunds, faults]) kept.length = 0;
      Object.assign(standIn, usual);
    },
    /** whether it has begun what it has not done yet */
    isBehind: () => begun.size > 0,
    /** does all that it had only begun */
    catchUp: () => {
      for (const work of begun.values()) work();
      begun.clear();
    },
    forgetTokens: () => tokens.clear(),
    /** PayPal keeps its answers for 45 days */
    forgetAnswers: () => answered.clear(),
    approve: (id: string, outcome?: CaptureOutcome) => books.approve(id, outcome),
    /** patient unless a test is about time-outs: where the tests run, the machine may be busy */
    gateway: (timeoutMs = 20_000, reach = new Reach(() => {})) =>
      paypalGateway(new PaypalClient(settings, reach, { timeoutMs, pauseMs: 1 }), settings),
    close: () => app.close(),
  };
}

function hangUp(request: FastifyRequest, reply: FastifyReply) {
  request.raw.socket.destroy();
  return reply.hijack();
}
