import { bookingQuestions } from "./faq-booking-questions";
import { clubQuestions } from "./faq-club-questions";
import { waterQuestions } from "./faq-water-questions";

/** The FAQ's categories, in their documented order. */
export const faqCategories = [
  "Membership",
  "Boats",
  "Booking",
  "Hour Bank",
  "Safety",
  "Launching",
  "General",
] as const;

export type FaqCategory = (typeof faqCategories)[number];

export interface FaqQuestion {
  /** what follows the # in its address; stays when the wording changes */
  id: string;
  category: FaqCategory;
  question: string;
  /** figures of the club stand in it by their names: `{openingTime}` */
  answer: string;
}

/** As documented. Every answer is true of the rules as the booking office keeps them. */
export const faqQuestions: readonly FaqQuestion[] = [
  ...clubQuestions,
  ...bookingQuestions,
  ...waterQuestions,
].sort((a, b) => faqCategories.indexOf(a.category) - faqCategories.indexOf(b.category));
