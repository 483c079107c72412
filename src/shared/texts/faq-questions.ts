import { bookingQuestions } from "./faq-booking-questions";
import { faqCategories } from "./faq-categories";
import { clubQuestions } from "./faq-club-questions";
import type { FaqQuestion } from "./faq-question";
import { waterQuestions } from "./faq-water-questions";

/** As documented. Every answer is true of the rules as the booking office keeps them. */
export const faqQuestions: readonly FaqQuestion[] = [
  ...clubQuestions,
  ...bookingQuestions,
  ...waterQuestions,
].sort((a, b) => faqCategories.indexOf(a.category) - faqCategories.indexOf(b.category));
