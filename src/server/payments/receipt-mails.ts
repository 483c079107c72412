import { amountWords } from "../../shared/payments/amount-words";
import { hasTax } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import { taxRates } from "../../shared/payments/tax-words";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";

/** What was paid for, in words a treasurer can file. */
export function receiptMail(
  member: { firstName: string },
  order: OrderView,
  { country }: Pick<ClubProfile, "country">,
): Mail {
  const words = (amount: string) => amountWords(amount, { country, currency: order.currency });
  const parts = [
    `Subtotal ${words(order.subtotal)}`,
    ...order.taxes.map((tax) => `${taxRates({ taxes: [tax] })} ${words(tax.amount)}`),
  ];
  const numbers = order.taxes
    .filter(({ number }) => number !== "")
    .map(({ name, number }) => `${name} number ${number}`);
  return {
    kind: "receipt",
    subject: `Receipt ${order.receiptNumber}`,
    text: [
      greeting(member),
      "thank you. This is your receipt:",
      order.items
        .map((item) => `${item.quantity} × ${item.name}, ${words(item.unitPrice)} each`)
        .join("\n"),
      [...(hasTax(order) ? parts : []), `Total ${words(order.total)}`].join("\n"),
      ...(hasTax(order) && numbers.length > 0 ? [numbers.join("\n")] : []),
      "You find it again, and as a PDF, under My hours.",
    ].join("\n\n"),
  };
}
