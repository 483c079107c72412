import { hasTax } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import { taxRates } from "../../shared/payments/tax-words";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Mail } from "../notifications/mail";
import { greeting } from "../notifications/plain-words";

/** What was paid for, in words a treasurer can file. */
export const receiptMail = (
  member: { firstName: string },
  order: OrderView,
  profile: ClubProfile,
): Mail => ({
  kind: "receipt",
  subject: `Receipt ${order.receiptNumber}`,
  text: [
    greeting(member),
    "thank you. This is your receipt:",
    order.items
      .map((item) => `${item.quantity} × ${item.name}, ${item.unitPrice} ${profile.currency} each`)
      .join("\n"),
    [
      ...(hasTax(order)
        ? [
            `Subtotal ${order.subtotal} ${profile.currency}`,
            `${taxRates(profile, " %")} ${order.tax} ${profile.currency}`,
          ]
        : []),
      `Total ${order.total} ${profile.currency}`,
    ].join("\n"),
    "You find it again, and as a PDF, under My hours.",
  ].join("\n\n"),
});
