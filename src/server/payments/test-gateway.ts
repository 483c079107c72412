import { testCards } from "../../shared/payments/test-cards";
import { GatewayUncertain, type PaymentGateway } from "./gateway";

const captureIdOf = (providerOrderId: string) => `${providerOrderId}-CAPTURE`;

/**
 * A gateway without an account, for demos and tests: no money moves. It plays the approving
 * buyer, so an order may be captured at once; a card that times out turns out to have paid when
 * it is asked again, as real ones do.
 */
export const testGateway: PaymentGateway = {
  name: "test",
  takes: () => true,
  setup: async () => ({ clientToken: "test", clientId: null, environment: "sandbox" }),
  openOrder: async ({ requestId }) => ({ providerOrderId: `TEST-${requestId}` }),
  capture: async ({
    providerOrderId,
    totalCents,
    currency,
    testCardNumber = testCards.succeeds,
  }) => {
    const card = testCardNumber.replace(/\s/g, "");
    if (card === testCards.timesOut) throw new GatewayUncertain("The test card timed out");
    if (card !== testCards.succeeds) return { status: "declined", reason: "Card declined" };
    return {
      status: "completed",
      captureId: captureIdOf(providerOrderId),
      amountCents: totalCents,
      currency,
    };
  },
  find: async ({ providerOrderId, totalCents, currency }) => ({
    status: "completed",
    captureId: captureIdOf(providerOrderId),
    amountCents: totalCents,
    currency,
  }),
  refund: async ({ requestId }) => ({ providerRefundId: `TEST-${requestId}`, pending: false }),
  findRefund: async () => "arrived",
  listMoneyBack: async () => [],
  hear: async () => null,
};
