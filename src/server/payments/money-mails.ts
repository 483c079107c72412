import { formatHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import { amountWords } from "../../shared/payments/amount-words";
import { formatCents } from "../../shared/payments/money";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Mail } from "../mail/mail";

type Buyer = { firstName: string; lastName: string } | null;

type Club = Pick<ClubProfile, "country">;

const nameOf = (buyer: Buyer) => (buyer ? fullName(buyer) : "a former member");

/** Tells an admin that the provider or the buyer's bank took a payment back; hours it took. */
export const paymentReversedMail = (
  taken: {
    order: { receiptNumber: number | null; memberId: number; currency: string };
    member: Buyer;
    amount: string;
    hours: number;
    used: number;
  },
  { country }: Club,
): Mail => {
  const amount = amountWords(taken.amount, { country, currency: taken.order.currency });
  return {
    kind: "payment reversed",
    aboutMemberId: taken.order.memberId,
    subject: `A payment of ${amount} was taken back`,
    text: [
      `The payment provider has taken back ${amount} which ${nameOf(taken.member)} had ` +
        `paid (receipt ${taken.order.receiptNumber}). That is often a dispute at the buyer's bank.`,
      `${formatHours(taken.hours)} that were not used yet are off their account. ` +
        `${formatHours(taken.used)} of that purchase had been used, booked or expired before.`,
      "Should the club win the dispute, give them their hours back by hand: " +
        `{home}/member-management/${taken.order.memberId}`,
    ].join("\n\n"),
  };
};

/** Money that should have gone back to a buyer, and why it did not. */
interface MoneyBack {
  order: { id: number; memberId: number; currency: string };
  amountCents: number;
  captureId: string;
  why: string;
  member: Buyer;
}

const wordsOf = ({ amountCents, order: { currency } }: MoneyBack, { country }: Club): string =>
  amountWords(formatCents(amountCents, currency), { country, currency });

/** Tells an admin that money which is not the club's could not be sent back. */
export const returnRefusedMail = (due: MoneyBack, club: Club): Mail => ({
  kind: "return refused",
  aboutMemberId: due.order.memberId,
  subject: `${wordsOf(due, club)} could not be sent back`,
  text: [
    `${wordsOf(due, club)} came from ${nameOf(due.member)} for an order that was ` +
      "already closed, and the payment provider refuses to send them back.",
    `Payment: ${due.captureId}\nReason: ${due.why}`,
    "No hours were given for it. Please settle it with them by hand.",
  ].join("\n\n"),
});

/** Tells an admin that a refund which had been taken on never arrived. */
export const refundFailedMail = (due: MoneyBack, club: Club): Mail => ({
  kind: "refund failed",
  aboutMemberId: due.order.memberId,
  aboutId: due.order.id,
  subject: `A refund of ${wordsOf(due, club)} did not arrive`,
  text: [
    `${wordsOf(due, club)} were to go back to ${nameOf(due.member)}. The payment ` +
      "provider had taken that on, and now says that it failed.",
    `Payment: ${due.captureId}\nReason: ${due.why}`,
    "The order counts as paid again, and the hours that the refund took are back on the account. " +
      "Please refund it once more, or settle it with them by hand.",
  ].join("\n\n"),
});

/** Tells an admin that another sum came than was asked for; it is sent back in full. */
export const wrongAmountMail = (paid: { reason: string; member: Buyer }): Mail => ({
  kind: "wrong amount",
  subject: "A payment was not the price, and goes back",
  text: [
    `A payment of ${nameOf(paid.member)} was not what we had asked for. No hours were given for ` +
      "it, and all of it is being sent back.",
    paid.reason,
    "Their order is closed; they can make a new one.",
  ].join("\n\n"),
});
