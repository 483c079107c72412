import type { PaymentSetup } from "../../shared/payments/order-schemas";

/** What a gateway says of a payment. Amounts are in cents of their currency. */
export type PaymentState =
  | ({ status: "completed" } & CapturedMoney)
  | { status: "declined"; reason: string }
  /** the money is on its way, or held back for a review */
  | { status: "held" }
  /** the buyer has not finished, or the gateway does not know yet */
  | { status: "open" }
  /** the buyer has agreed, and the money can be captured */
  | { status: "approved" }
  /** given up by the buyer or the gateway */
  | { status: "voided" };

export interface CapturedMoney {
  captureId: string;
  amountCents: number;
  currency: string;
  /** some of it has gone back already */
  partlyBack?: boolean;
}

/** What a webhook is about, once its signature holds. */
export interface PaymentNews {
  eventId: string;
  type: string;
  providerOrderId: string | undefined;
  /** money on its way back, of which there is news */
  refundId?: string | undefined;
  /** money that went back, where that is the news */
  back?: { captureId: string; money: MoneyBack; reversed: boolean } | undefined;
}

/** Money that a gateway sends back. */
export interface SentBack {
  providerRefundId: string;
  /** it is still on its way, and may yet come to nothing */
  pending: boolean;
}

/** Money that went back to a buyer, whoever asked for it. */
export interface MoneyBack extends SentBack {
  amountCents: number;
  currency: string;
  /** how our own asking named itself; null where we did not ask for it */
  requestId: string | null;
}

type RefundState = "arrived" | "pending" | "failed";

/**
 * Where money comes from. Every call may take long or fail, so none is made inside a transaction;
 * each names itself by a request id, so that a repetition is the same call.
 */
export interface PaymentGateway {
  readonly name: "paypal" | "test";
  /** Whether money of this currency can come through it. */
  takes(currency: string): boolean;
  /** What the browser's form needs. */
  setup(): Promise<Omit<PaymentSetup, "gateway">>;
  openOrder(order: {
    requestId: string;
    totalCents: number;
    currency: string;
    description: string;
  }): Promise<{ providerOrderId: string }>;
  /**
   * Takes an order's money, at most once whoever asks: a captured order answers with its capture.
   * Each asking names itself, because a "not approved yet" must not stick to the order's next one.
   */
  capture(order: {
    providerOrderId: string;
    totalCents: number;
    currency: string;
    testCardNumber?: string | undefined;
  }): Promise<PaymentState>;
  find(order: {
    providerOrderId: string;
    totalCents: number;
    currency: string;
  }): Promise<PaymentState>;
  /**
   * Sends back so many cents, or all that is left of the payment. Throws GatewayRefused when
   * this asking moved no money and never will.
   */
  refund(refund: {
    captureId: string;
    amountCents: number | "all";
    currency: string;
    requestId: string;
  }): Promise<SentBack>;
  /** What became of money that was on its way. */
  findRefund(providerRefundId: string): Promise<RefundState>;
  /** All that went back of an order's money in its currency, whoever asked for it. */
  listMoneyBack(order: { providerOrderId: string; currency: string }): Promise<MoneyBack[]>;
  /** The news of a webhook, or null when its signature does not hold or is too old. */
  hear(
    headers: Record<string, string | undefined>,
    body: unknown,
    at: Date,
  ): Promise<PaymentNews | null>;
}

/** The gateway understood, and will not do it however often it is asked. */
export class GatewayRefused extends Error {
  override readonly name = "GatewayRefused";

  constructor(
    message: string,
    /** nothing of the payment is left to send back */
    readonly allBack = false,
  ) {
    super(message);
  }
}

/** The gateway did not answer in time, or not in a way one can believe: nobody knows. */
export class GatewayUncertain extends Error {
  override readonly name = "GatewayUncertain";
}
