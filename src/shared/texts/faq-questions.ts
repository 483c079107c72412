import { bookingQuestions } from "./faq-booking-questions";
import { type FaqCategory, faqCategories } from "./faq-categories";
import { clubQuestions } from "./faq-club-questions";
import { waterQuestions } from "./faq-water-questions";

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
