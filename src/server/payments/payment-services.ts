import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import type { PaymentGateway } from "./gateway";

/** The books, and where money comes from; without a gateway it comes over the counter only. */
export interface PaymentServices {
  db: PrismaClient;
  gateway: PaymentGateway | undefined;
}

/** The till's gateway. Refuses PAYMENTS_CLOSED where there is none. */
export function openGateway({ gateway }: Pick<PaymentServices, "gateway">): PaymentGateway {
  if (!gateway) throw new Refusal("PAYMENTS_CLOSED");
  return gateway;
}
