import type { Finding } from "../finding";
import type { Formats } from "../profile/formats";
import type { BookingSpan } from "../time/booking-span";
import { type ConditionsFacts, conditionsFor } from "./conditions-for";

/** An outing that is a no-go for its rower: each limit that it is beyond, and what is foreseen. */
export function findRough(
  outing: BookingSpan,
  facts: ConditionsFacts,
  formats: Formats,
): Finding | null {
  const judged = conditionsFor(outing, facts, formats);
  if (judged?.verdict !== "no-go") return null;
  return { code: "CONDITIONS_TOO_ROUGH", message: `${judged.reasons.join("; ")}.` };
}

/** What a club says to it that warns and refuses nothing. */
export const roughAdvice = ({ message }: Finding): string =>
  `The club advises against it. ${message}`;
