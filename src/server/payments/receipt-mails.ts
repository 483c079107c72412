import { hasTax, taxPercent } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";
import type { Mail } from "../notifications/mail";
import { greeting } from "../notifications/plain-words";

/** What was paid for, in words a treasurer can file. */
export const receiptMail = (member: { firstName: string }, order: OrderView): Mail => ({
  kind: "receipt",
  subject: `Receipt ${order.receiptNumber}`,
  text: [
    greeting(member),
    "thank you. This is your receipt:",
    order.items
      .map((item) => `${item.quantity} × ${item.name}, ${item.unitPrice} CAD each`)
      .join("\n"),
    [
      ...(hasTax(order)
        ? [
            `Subtotal ${order.subtotal} CAD`,
            `GST ${taxPercent(documentedProfile)} % ${order.tax} CAD`,
          ]
        : []),
      `Total ${order.total} CAD`,
    ].join("\n"),
    "You find it again, and as a PDF, under My hours.",
  ].join("\n\n"),
});
