import { holdsWords } from "../../shared/fields/compare-words";
import type { FaqCategory, FaqQuestion } from "../../shared/texts/faq-questions";

/** The questions of a category, or of all, that hold every word of a search somewhere. */
export function findQuestions(
  questions: readonly FaqQuestion[],
  category: FaqCategory | null,
  search: string,
): FaqQuestion[] {
  return questions.filter((entry) => {
    if (category !== null && entry.category !== category) return false;
    return holdsWords(`${entry.category} ${entry.question} ${entry.answer}`, search);
  });
}
