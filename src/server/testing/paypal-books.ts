import { randomBytes } from "node:crypto";
import { formatCents, toCents } from "../../shared/payments/money";

/** How the buyer or their bank behaves once the order is captured. */
export type CaptureOutcome = "COMPLETED" | "PENDING" | "DECLINED" | "INSTRUMENT_DECLINED";

interface Money {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: string;
  amount: Money;
}

/** Money that went back, as PayPal tells it; `custom_id` is the asker's own name for it. */
export interface PaypalRefund {
  id: string;
  status: string;
  amount: Money;
  custom_id?: string | undefined;
  links: { rel: string; href: string }[];
}

interface PaypalOrder {
  id: string;
  status: "CREATED" | "APPROVED" | "COMPLETED" | "VOIDED";
  amount: Money;
  outcome: CaptureOutcome;
  captures: Capture[];
  refunds: PaypalRefund[];
}

export interface PaypalReply {
  status: number;
  body: unknown;
}

export const newId = () => randomBytes(8).toString("hex").toUpperCase();
const issue = (name: string, reason: string) => ({ name, details: [{ issue: reason }] });
export const refused = (reason: string): PaypalReply => ({
  status: 422,
  body: issue("UNPROCESSABLE_ENTITY", reason),
});
const unknown: PaypalReply = {
  status: 404,
  body: issue("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"),
};

/** PayPal's orders with the money that came and went, and what it answers about them. */
export class PaypalBooks {
  private readonly orders = new Map<string, PaypalOrder>();

  clear() {
    this.orders.clear();
  }

  open(amount: Money): PaypalReply {
    const id = newId();
    const order = { id, status: "CREATED", amount, outcome: "COMPLETED" } as const;
    this.orders.set(id, { ...order, captures: [], refunds: [] });
    return { status: 201, body: { id, status: "CREATED" } };
  }

  view(id: string): PaypalReply {
    const order = this.orders.get(id);
    return order ? { status: 200, body: viewOf(order) } : unknown;
  }

  capture(id: string): PaypalReply {
    const order = this.orders.get(id);
    if (!order) return unknown;
    if (order.status === "COMPLETED") return refused("ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") return refused("ORDER_NOT_APPROVED");
    if (order.outcome === "INSTRUMENT_DECLINED") return refused("INSTRUMENT_DECLINED");
    order.status = "COMPLETED";
    order.captures.push({ id: newId(), status: order.outcome, amount: order.amount });
    return { status: 201, body: viewOf(order) };
  }

  /** without a value all that is left */
  refund(captureId: string, value?: string, customId?: string, status?: string): PaypalReply {
    for (const order of this.orders.values()) {
      const capture = order.captures.find(({ id }) => id === captureId);
      if (!capture) continue;
      const cents =
        value === undefined ? leftOf(order, capture) : toCents(value, capture.amount.currency_code);
      return giveBack(order, capture, cents, customId, status);
    }
    return unknown;
  }

  viewRefund(id: string): PaypalReply {
    const refund = this.refunds().find((one) => one.id === id);
    return refund ? { status: 200, body: refund } : unknown;
  }

  /** what PayPal takes is not what it was asked for */
  changeAmount(id: string, amount: Money) {
    this.known(id).amount = amount;
  }

  /** the buyer agrees at PayPal */
  approve(id: string, outcome: CaptureOutcome = "COMPLETED") {
    const order = this.known(id);
    order.status = "APPROVED";
    order.outcome = outcome;
  }

  /** PayPal decides about a capture that was pending */
  settleCapture(id: string, status: string) {
    for (const capture of this.known(id).captures) capture.status = status;
  }

  /** what becomes of money that was on its way back; gives the refund as its news tell it */
  settleRefund(id: string, status: string): PaypalRefund {
    const refund = this.refunds().find((one) => one.id === id);
    if (!refund) throw new Error(`PayPal has no refund ${id}`);
    refund.status = status;
    return refund;
  }

  /** somebody at PayPal's own pages, or the buyer's bank, takes money back; as its news tell it */
  takeBack(id: string, value: string): PaypalRefund {
    const order = this.known(id);
    const [capture] = order.captures;
    if (capture) giveBack(order, capture, toCents(value, capture.amount.currency_code));
    const refund = order.refunds.at(-1);
    if (!refund) throw new Error(`Nothing of order ${id} could be taken back`);
    return refund;
  }

  /** what went back of an order so far, as its news tell it */
  moneyBack(id: string): readonly PaypalRefund[] {
    return this.known(id).refunds;
  }

  /** what it holds of an order's money, and what went back of it */
  statement(id: string): Readonly<Pick<PaypalOrder, "status" | "captures" | "refunds">> {
    return this.known(id);
  }

  private refunds(): PaypalRefund[] {
    return [...this.orders.values()].flatMap(({ refunds }) => refunds);
  }

  private known(id: string): PaypalOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error(`PayPal has no order ${id}`);
    return order;
  }
}

function giveBack(
  order: PaypalOrder,
  capture: Capture,
  cents: number,
  customId?: string,
  status = "COMPLETED",
): PaypalReply {
  const left = leftOf(order, capture);
  if (left === 0) return refused("CAPTURE_FULLY_REFUNDED");
  if (cents > left) return refused("REFUND_AMOUNT_EXCEEDED");
  const refund = {
    id: newId(),
    status,
    amount: { ...capture.amount, value: formatCents(cents, capture.amount.currency_code) },
    custom_id: customId,
    links: [{ rel: "up", href: `https://api.paypal.example/v2/payments/captures/${capture.id}` }],
  };
  order.refunds.push(refund);
  capture.status = cents === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return { status: 201, body: refund };
}

const leftOf = (order: PaypalOrder, { amount }: Capture) =>
  toCents(amount.value, amount.currency_code) - refundedCents(order);

const refundedCents = ({ refunds }: PaypalOrder) =>
  refunds
    .filter(({ status }) => status !== "FAILED")
    .reduce((sum, { amount }) => sum + toCents(amount.value, amount.currency_code), 0);

const viewOf = ({ id, status, captures, refunds }: PaypalOrder) => ({
  id,
  status,
  purchase_units: [
    captures.length > 0 ? { payments: { captures, ...(refunds.length > 0 && { refunds }) } } : {},
  ],
});
