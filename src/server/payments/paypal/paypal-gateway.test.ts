import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isOutOfReach, Reach } from "../../database/out-of-reach";
import { openPaypalStandIn, type PaypalStandIn, signed } from "../../testing/paypal-stand-in";
import { GatewayRefused, GatewayUncertain, type PaymentGateway } from "../gateway";
import { PaypalClient } from "./paypal-client";
import { paypalGateway } from "./paypal-gateway";

let paypal: PaypalStandIn;
let gateway: PaymentGateway;

beforeAll(async () => {
  paypal = await openPaypalStandIn();
});
beforeEach(() => {
  paypal.reset();
  gateway = paypal.gateway();
});
afterAll(() => paypal.close());

async function captureOne() {
  const id = await openOrder();
  paypal.approve(id);
  return captureIdOf(id);
}
async function captureIdOf(providerOrderId: string) {
  const state = await capture(providerOrderId);
  if (state.status !== "completed") throw new Error(`The capture is ${state.status}`);
  return state.captureId;
}

let nr = 0;
async function openOrder() {
  nr += 1;
  const order = {
    requestId: `order-${nr}`,
    totalCents: 26250,
    currency,
    description: "1 × 10 Hour Plan",
  };
  return (await gateway.openOrder(order)).providerOrderId;
}
const currency = "CAD";
const orderOf = (providerOrderId: string) => ({ providerOrderId, totalCents: 26250, currency });
const capture = (providerOrderId: string) => gateway.capture(orderOf(providerOrderId));

test("one OAuth token serves many calls, also the first ones made at once", async () => {
  await Promise.all([openOrder(), openOrder(), openOrder()]);
  await openOrder();
  expect(paypal.countCalls(/oauth2/)).toBe(1);
});

test("a token PayPal no longer takes is replaced, and the call repeated", async () => {
  await openOrder();
  paypal.forgetTokens();
  expect(await openOrder()).toMatch(/^[0-9A-F]+$/);
  expect(paypal.countCalls(/oauth2/)).toBe(2);
});

test("wrong credentials are told apart at once, without asking again", async () => {
  const settings = { ...paypal.settings, clientSecret: "wrong" };
  const stranger = paypalGateway(
    new PaypalClient(settings, new Reach(() => {}), { timeoutMs: 20_000, pauseMs: 1 }),
    settings,
  );
  await expect(stranger.find(orderOf("X"))).rejects.toThrow(GatewayUncertain);
  expect(paypal.countCalls(/oauth2/)).toBe(1);
});

test("the browser gets a client token and the world it is good for", async () => {
  expect(await gateway.setup()).toEqual({
    clientToken: "for-the-browser",
    clientId: "club",
    environment: "sandbox",
  });
});

test("an approved order is captured at its amount", async () => {
  const id = await openOrder();
  paypal.approve(id);
  const state = await capture(id);
  expect(state).toMatchObject({ status: "completed", amountCents: 26250 });
  expect(await gateway.find(orderOf(id))).toEqual(state);
});

test("an order that is captured already answers with that capture", async () => {
  const id = await openOrder();
  paypal.approve(id);
  const first = await capture(id);
  expect(await capture(id)).toEqual(first);
});

test.each([
  ["INSTRUMENT_DECLINED", { status: "declined", reason: "INSTRUMENT_DECLINED" }],
  ["DECLINED", { status: "declined", reason: "DECLINED" }],
  ["PENDING", { status: "held" }],
] as const)("a capture that ends %s is told as it is", async (outcome, state) => {
  const id = await openOrder();
  paypal.approve(id, outcome);
  expect(await capture(id)).toEqual(state);
});

test("an order nobody approved stays open", async () => {
  const id = await openOrder();
  expect(await capture(id)).toEqual({ status: "open" });
  expect(await gateway.find(orderOf(id))).toEqual({ status: "open" });
});

test("an order PayPal does not know is given up", async () => {
  expect(await gateway.find(orderOf("GONE"))).toEqual({ status: "voided" });
  expect(await capture("GONE")).toEqual({ status: "voided" });
});

test.each([
  ["5xx answers", [503, 502]],
  ["lost answers", ["lost answer", "lost answer"]],
  ["a request for patience", [429]],
] as const)("a capture survives %s and is still one capture", async (_what, faults) => {
  const id = await openOrder();
  paypal.approve(id);
  paypal.fail(/capture$/, ...faults);
  expect(await capture(id)).toMatchObject({ status: "completed" });
  expect(paypal.countCalls(/capture$/)).toBe(faults.length + 1);
});

test("PayPal silent to the end is an uncertain payment, not a refused one", async () => {
  const id = await openOrder();
  paypal.approve(id);
  paypal.fail(/capture$/, "silence", "silence", "silence");
  gateway = paypal.gateway(100);
  await expect(capture(id)).rejects.toThrow(GatewayUncertain);
});

test("a call without a request id is never repeated", async () => {
  const patience = { timeoutMs: 20_000, pauseMs: 1 };
  const client = new PaypalClient(paypal.settings, new Reach(() => {}), patience);
  paypal.fail(/checkout/, 503);
  const call = { method: "POST", path: "/v2/checkout/orders", body: {} } as const;
  await expect(client.call(call)).rejects.toThrow(GatewayUncertain);
  expect(paypal.countCalls(/checkout/)).toBe(1);
});

test("PayPal out of reach is told of once, and so is that it answers again", async () => {
  const said: string[] = [];
  gateway = paypal.gateway(20_000, new Reach((sentence) => said.push(sentence)));
  const { host } = new URL(paypal.settings.baseUrl);
  const id = await openOrder();
  for (const manners of ["down", "hangs up", "well", "well", "down"] as const) {
    paypal.standIn.manners = manners;
    const lost = await gateway.find(orderOf(id)).catch((error: unknown) => error);
    expect(isOutOfReach(lost)).toBe(manners !== "well");
  }
  const gone = expect.stringContaining(`No answer from ${host}: PayPal answered 500 to /v2/`);
  expect(said).toEqual([gone, `${host} answers again`, gone]);
});

test("an answer that is no PayPal answer is uncertain", async () => {
  const id = await openOrder();
  paypal.fail(/orders\/\w+$/, 200);
  await expect(gateway.find(orderOf(id))).rejects.toThrow(GatewayUncertain);
});

test("a refund is one refund however often its answer is lost", async () => {
  const captureId = await captureOne();
  const refund = { captureId, amountCents: 15750, currency, requestId: "refund-1" };
  paypal.fail(/refund$/, "lost answer");
  const first = await gateway.refund(refund);
  expect(await gateway.refund(refund)).toEqual(first);
  expect(paypal.refunds).toEqual([{ captureId, value: "157.50" }]);
});

test("a refund PayPal refuses is refused, not uncertain", async () => {
  paypal.standIn.refundIssue = "REFUND_TIME_LIMIT_EXCEEDED";
  const refund = { captureId: "CAP-2", amountCents: 100, currency, requestId: "refund-2" };
  await expect(gateway.refund(refund)).rejects.toThrow(GatewayRefused);
});

test("a refund that PayPal takes and then fails is refused", async () => {
  paypal.standIn.refundFails = true;
  const refund = {
    captureId: await captureOne(),
    amountCents: 100,
    currency,
    requestId: "refund-5",
  };
  await expect(gateway.refund(refund)).rejects.toThrow(GatewayRefused);
});

test("a refund PayPal is still working on is uncertain", async () => {
  paypal.standIn.refundIssue = "PREVIOUS_REQUEST_IN_PROGRESS";
  const refund = { captureId: "CAP-3", amountCents: 100, currency, requestId: "refund-3" };
  await expect(gateway.refund(refund)).rejects.toThrow(GatewayUncertain);
});

test("what went back of an order is told with the name of whoever asked for it", async () => {
  const providerOrderId = await openOrder();
  expect(await gateway.listMoneyBack({ providerOrderId, currency })).toEqual([]);
  paypal.approve(providerOrderId);
  const captureId = await captureIdOf(providerOrderId);
  await gateway.refund({ captureId, amountCents: 15750, currency, requestId: "refund-4" });
  paypal.books.takeBack(providerOrderId, "50.00");
  expect(await gateway.listMoneyBack({ providerOrderId, currency })).toMatchObject([
    { amountCents: 15750, requestId: "refund-4" },
    { amountCents: 5000, requestId: null },
  ]);
});

const news = (type: string, resource: object) => ({ id: `EV-${type}`, event_type: type, resource });
const now = new Date("2026-11-20T20:00:00Z");
const headers = signed("T-1", now);

test("a signed webhook names its order, whether it is about the order or its capture", async () => {
  const approved = news("CHECKOUT.ORDER.APPROVED", { id: "ORDER-1" });
  expect(await gateway.hear(headers, approved, now)).toMatchObject({ providerOrderId: "ORDER-1" });
  const completed = news("PAYMENT.CAPTURE.COMPLETED", {
    id: "CAP-1",
    supplementary_data: { related_ids: { order_id: "ORDER-2" } },
  });
  expect(await gateway.hear(headers, completed, now)).toMatchObject({ providerOrderId: "ORDER-2" });
});

test("a webhook whose signature does not hold is nobody's news", async () => {
  paypal.standIn.verification = "FAILURE";
  const forged = news("CHECKOUT.ORDER.APPROVED", { id: "ORDER-1" });
  const others = { ...headers, "paypal-transmission-id": "T-forged" };
  expect(await gateway.hear(others, forged, now)).toBeNull();
  expect(await gateway.hear(others, "no event at all", now)).toBeNull();
});

test("the verdict about one webhook is not another's, though it borrows its id", async () => {
  const completed = news("CHECKOUT.ORDER.APPROVED", { id: "ORDER-1" });
  expect(await gateway.hear(headers, completed, now)).not.toBeNull();
  paypal.standIn.verification = "FAILURE";
  const forged = news("CHECKOUT.ORDER.APPROVED", { id: "ORDER-2" });
  expect(await gateway.hear(headers, forged, now)).toBeNull();
});

test.each([
  ["without a signature", { "paypal-transmission-sig": undefined }],
  ["without a certificate", { "paypal-cert-url": "" }],
  ["without an algorithm", { "paypal-auth-algo": undefined }],
  ["without an id", { "paypal-transmission-id": undefined }],
  ["that names no moment", { "paypal-transmission-time": "soon" }],
  ["older than PayPal tries to tell it", { "paypal-transmission-time": "2026-11-16T19:00:00Z" }],
  ["from the future", { "paypal-transmission-time": "2026-11-20T22:00:00Z" }],
])("a webhook %s is refused before PayPal is asked", async (_what, changed) => {
  const forged = news("CHECKOUT.ORDER.APPROVED", { id: "ORDER-1" });
  expect(await gateway.hear({ ...headers, ...changed }, forged, now)).toBeNull();
  expect(paypal.calls).toEqual([]);
});
