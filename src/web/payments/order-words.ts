import type { OrderView } from "../../shared/payments/order-schemas";
import type { Tone } from "../ui/badge";

/** "1 × 10 Hour Plan, 1 × Membership Fee". */
export const itemWords = ({ items }: Pick<OrderView, "items">): string =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");

/** Where an order stands, in a word. */
export function orderState({ status, gateway, refunded }: OrderView): { word: string; tone: Tone } {
  switch (status) {
    case "captured":
      return refunded === "0.00"
        ? { word: "Paid", tone: "good" }
        : { word: "Partly refunded", tone: "neutral" };
    case "refunded":
      return { word: "Refunded", tone: "neutral" };
    case "failed":
      return { word: "Declined", tone: "danger" };
    case "cancelled":
      return { word: "Cancelled", tone: "neutral" };
    default:
      return {
        word: gateway === "clubhouse" ? "Pay at the clubhouse" : "Waiting for payment",
        tone: "careful",
      };
  }
}
