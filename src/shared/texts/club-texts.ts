import { z } from "zod";
import { seenOf } from "../fields/seen";
import { type FaqCategory, faqCategories } from "./faq-categories";
import { faqQuestions } from "./faq-questions";
import { namesIn, unknownNames } from "./figures";
import { terms } from "./terms";

/** A text as it is written: plain, with figures in braces; an empty line parts its paragraphs. */
export interface Words {
  title: string;
  body: string;
}

/** A text that a club may word anew. */
export interface ClubText {
  /** where it stands: "faq#cancel" is the address of the answer, and stays */
  id: string;
  /** what it stands among */
  group: FaqCategory | "Terms & Conditions";
  /** the words it begins with */
  documented: Words;
}

/** Every text that a club may word anew, in the order in which they are read. */
export const clubTexts: readonly ClubText[] = [
  ...faqQuestions.map(({ id, category, question, answer }) => ({
    id: faqTextId(id),
    group: category,
    documented: { title: question, body: answer },
  })),
  ...terms.map(({ id, title, words }) => ({
    id: termsTextId(id),
    group: "Terms & Conditions" as const,
    documented: { title, body: words.join("\n\n") },
  })),
];

export function faqTextId(id: string) {
  return `faq#${id}`;
}
export function termsTextId(id: string) {
  return `terms#${id}`;
}

const documentedById = new Map(clubTexts.map(({ id, documented }) => [id, documented]));

/** The words a text begins with; undefined where there is no such text. */
export const documentedWords = (id: string): Words | undefined => documentedById.get(id);

/** The figures that the documented words name and these no longer do. */
export function missingFigures(id: string, words: Words): string[] {
  const documented = documentedWords(id);
  const named = namesIn(`${words.title} ${words.body}`);
  if (!documented) return [];
  return namesIn(`${documented.title} ${documented.body}`).filter((name) => !named.includes(name));
}

export const sameWords = (one: Words, other: Words): boolean =>
  one.title === other.title && one.body === other.body;

const writing = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: "Please write something" })
    .max(most, { error: `Please keep this under ${most} characters` })
    .superRefine((text, context) => {
      const [unknown] = unknownNames(text);
      if (unknown) context.addIssue(`There is no figure {${unknown}}. Please see the list below.`);
    });

/** A text as an admin writes it. */
export const wordsInput = z.object({
  title: writing(200),
  body: writing(5000).overwrite((text) => text.replaceAll("\r\n", "\n")),
});

/** Other words for a text; null puts the documented ones back. */
export const editTextInput = z.object({
  id: z.string().max(100, { error: "There is no such text" }),
  words: wordsInput.nullable(),
  seen: seenOf({ words: wordsInput }),
});
export type EditTextInput = z.infer<typeof editTextInput>;

/** A text that was worded anew: its latest version. Words of null are the documented ones. */
export const editedText = z.object({
  id: z.string(),
  number: z.number(),
  words: z.object({ title: z.string(), body: z.string() }).nullable(),
  /** of a question that the club added, and of no documented text */
  category: z.enum(faqCategories).optional(),
  /** it is not on the FAQ */
  takenOff: z.boolean().optional(),
});
export type EditedText = z.infer<typeof editedText>;

/** A question of the club's own for the FAQ. */
export const addQuestionInput = wordsInput.extend({
  category: z.enum(faqCategories, { error: "Please choose one of the categories" }),
});
export type AddQuestionInput = z.infer<typeof addQuestionInput>;

/** By what follows the # in its address. */
export const addedQuestion = z.object({ id: z.string() });
export type AddedQuestion = z.infer<typeof addedQuestion>;

/** A question by the end of its address, such as "cancel". */
export const questionInput = z.object({ question: z.string().max(100) });
export type QuestionInput = z.infer<typeof questionInput>;

export const textVersionsInput = editTextInput.pick({ id: true });

/** A version with who wrote it and when. */
export const textVersion = editedText.omit({ id: true }).extend({
  at: z.string(),
  by: z.string(),
});
export type TextVersion = z.infer<typeof textVersion>;

/** A question that stands on the FAQ. */
export interface QuestionOnFaq {
  /** what follows the # in its address */
  id: string;
  category: FaqCategory;
}

/** What the FAQ asks now: without what was taken off, and after the documented ones the club's own. */
export function questionsNow(edited: readonly EditedText[]): QuestionOnFaq[] {
  const takenOff = new Set(edited.flatMap(({ id, takenOff }) => (takenOff ? id : [])));
  const own = edited.flatMap(({ id, category }) =>
    category ? { id: id.replace(faqTextId(""), ""), category } : [],
  );
  return [...faqQuestions, ...own]
    .filter(({ id }) => !takenOff.has(faqTextId(id)))
    .map(({ id, category }) => ({ id, category }))
    .sort((a, b) => faqCategories.indexOf(a.category) - faqCategories.indexOf(b.category));
}
