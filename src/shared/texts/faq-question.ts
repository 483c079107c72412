import type { FaqCategory } from "./faq-categories";

export interface FaqQuestion {
  /** what follows the # in its address; stays when the wording changes */
  id: string;
  category: FaqCategory;
  question: string;
  /** figures of the club stand in it by their names: `{openingTime}` */
  answer: string;
}
