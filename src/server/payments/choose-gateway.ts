import { Refusal } from "../../shared/refusals";
import type { Reach } from "../database/out-of-reach";
import { GatewayUncertain, type PaymentGateway } from "./gateway";
import { PaypalClient } from "./paypal/paypal-client";
import { paypalGateway } from "./paypal/paypal-gateway";
import { testGateway } from "./test-gateway";

export interface PaymentSettings {
  paypal:
    | { baseUrl: string; clientId: string; clientSecret: string; webhookId: string | undefined }
    | undefined;
  /** `TEST_PAYMENTS` set by hand */
  testPayments: boolean | undefined;
}

/**
 * The gateway this club takes money through; undefined when it only takes it at the clubhouse.
 * `demo` is whether the database holds the demo club: nobody's real hours are given for nothing
 * because a setting was left out. `reach` hears whether PayPal answers.
 */
export function chooseGateway(
  { paypal, testPayments }: PaymentSettings,
  demo: boolean,
  reach: Reach,
): PaymentGateway | undefined {
  if (paypal) return paypalGateway(new PaypalClient(paypal, reach), paypal);
  return (testPayments ?? demo) ? testGateway : undefined;
}

/** For calls that move no money: a gateway that does not answer is closed. */
export function refuseClosed(error: unknown): never {
  throw error instanceof GatewayUncertain ? new Refusal("PAYMENTS_CLOSED") : error;
}

/** For calls after which money may have moved: nobody knows, and it is to be asked again. */
export function refuseUncertain(error: unknown): never {
  throw error instanceof GatewayUncertain ? new Refusal("PAYMENT_UNCERTAIN") : error;
}
