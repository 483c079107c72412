import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";

interface EndingFee {
  memberId: number;
  paidUntil: ClubDate;
  /** which of the reminders it is */
  daysBefore: number;
  today: ClubDate;
  gatesBooking: boolean;
}

/** The season's end comes near, is today, or has just passed. */
export const feeEndsMail = (
  member: { firstName: string },
  { memberId, paidUntil, daysBefore, today, gatesBooking }: EndingFee,
): Mail => {
  const day = formatDate(paidUntil, "EEEE, MMMM d, yyyy");
  const ended = paidUntil < today;
  return {
    kind: "fee ending",
    subject: ended ? "Your membership fee is due" : "Your membership fee ends soon",
    text: [
      greeting(member),
      `your membership fee ${ended ? "was" : "is"} paid until ${day}. You can pay the next season now:`,
      "{home}/hour-packages",
      ...(gatesBooking
        ? ["After that day boats can be booked once it is paid. What you have booked stays."]
        : []),
    ].join("\n\n"),
    onceKey: `fee ${memberId} ${paidUntil} ${daysBefore}`,
  };
};
