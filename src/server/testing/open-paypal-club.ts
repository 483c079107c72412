import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { ownView } from "../../shared/members/member-views";
import { reconcileOrders } from "../payments/reconcile-orders";
import { placedOrder } from "./answer-shapes";
import { openTestClub } from "./open-test-club";
import type { PaypalRefund } from "./paypal-books";
import { openPaypalStandIn, type PaypalStandIn, signed } from "./paypal-stand-in";
import type { TestClient } from "./test-client";
import { testMoment } from "./test-moment";

export const tenHours = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
export const fee = { ...tenHours, amount: "135.45" };

/** A club in memory that takes its money through a server that answers as PayPal documents. */
export function openPaypalClub() {
  const club = openTestClub();
  let opened: PaypalStandIn | undefined;

  beforeAll(async () => {
    opened = await openPaypalStandIn();
  });
  beforeEach(() => {
    paypal().reset();
    club().services.gateway = paypal().gateway();
  });
  afterAll(() => opened?.close());

  const paypal = () => {
    if (!opened) throw new Error("PayPal is open only while tests run.");
    return opened;
  };
  const db = () => club().services.db;

  const placeOrder = async (client: TestClient, body: object = tenHours, headers = {}) => {
    const answer = await client.post("/paypal/order", body, headers);
    expect(answer.status, answer.text).toBe(201);
    return answer.read(placedOrder).id;
  };
  const capture = (client: TestClient, id: string) => client.post(`/paypal/order/${id}/capture`);
  const orderOf = (id: string) => db().order.findUniqueOrThrow({ where: { providerOrderId: id } });

  const send = (type: string, resource: object, id = `WH-${randomUUID()}`) => {
    const body = { id, event_type: type, resource };
    return club().visitor().post("/paypal/webhook", body, signed(id, club().clock.now()));
  };

  return {
    club,
    paypal,
    db,
    placeOrder,
    capture,
    orderOf,
    hoursOf: async (client: TestClient): Promise<number> =>
      (await client.get("/api/auth/me")).read(ownView).member.hoursRemaining,
    /** an order that zero has paid, of ten hours unless said otherwise */
    boughtOrder: async (body: object = tenHours) => {
      const zero = await club().signIn("zero");
      const providerOrderId = await placeOrder(zero, body);
      paypal().approve(providerOrderId);
      await capture(zero, providerOrderId);
      return { zero, ...(await orderOf(providerOrderId)), providerOrderId };
    },
    refund: async (id: number) =>
      (await club().signIn("admin")).post("/api/trpc/admin.refund", { id, reason: "injured" }),
    /** news of an order, as PayPal sends it; the same `id` is the same news */
    webhook: (type: string, orderId: string, id?: string) =>
      send(
        type,
        type.startsWith("CHECKOUT.ORDER.")
          ? { id: orderId }
          : { id: "CAP", supplementary_data: { related_ids: { order_id: orderId } } },
        id,
      ),
    /** news of money that went back */
    tellMoneyBack: (type: "REFUNDED" | "REVERSED", refund: PaypalRefund, id?: string) =>
      send(`PAYMENT.CAPTURE.${type}`, refund, id),
    /** news of money that is on its way back, or was */
    tellRefund: (type: "PENDING" | "FAILED", refund: PaypalRefund, id?: string) =>
      send(`PAYMENT.REFUND.${type}`, refund, id),
    /** the job, five minutes later; gives what failed */
    reconcile: async () => {
      const failures: unknown[] = [];
      club().clock.passMinutes(5);
      const services = { db: db(), gateway: paypal().gateway() };
      await reconcileOrders(
        services,
        (error) => failures.push(error),
        testMoment(club().clock.now()),
      );
      return failures;
    },
  };
}
