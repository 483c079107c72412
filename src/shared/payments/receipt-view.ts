import { z } from "zod";
import { clubSettings } from "../settings/club-settings";
import { orderView } from "./order-schemas";

/** A captured order with who sold it: all that a receipt says. */
export const receiptView = z.object({
  order: orderView,
  club: clubSettings.pick({ name: true, address: true, email: true }),
});
export type ReceiptView = z.infer<typeof receiptView>;
