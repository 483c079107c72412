import type { FaqCategory, FaqQuestion } from "../../shared/texts/faq-questions";

/** The questions of a category, or of all, that hold every word of a search somewhere. */
export function findQuestions(
  questions: readonly FaqQuestion[],
  category: FaqCategory | null,
  search: string,
): FaqQuestion[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter((entry) => {
    if (category !== null && entry.category !== category) return false;
    const text = `${entry.category} ${entry.question} ${entry.answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
