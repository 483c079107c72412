import { tidyText } from "./tidy-text";

/**
 * A name or a word as it is compared with another: in Unicode NFC, without case, invisible
 * characters and the difference between quotation marks, and with single blanks.
 */
export const comparable = (text: string): string =>
  tidyText(text)
    .toLowerCase()
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/\s+/g, " ");

// Letters that are no other letter with an accent, as the database's `searchable` has them, too.
const letters: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ı: "i" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
};

/** A text as it is searched: `comparable`, and without accents. */
export const searchable = (text: string): string =>
  comparable(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .replace(/[øłđðıßæœþ]/g, (letter) => letters[letter] ?? letter);

/** The words of a search; "Smith, Sue" and "Sue Smith" have the same. */
export const wordsOf = (search: string): string[] =>
  searchable(search)
    .split(/[\s,]+/)
    .filter(Boolean);

/** Whether a text holds every word of a search somewhere. */
export function holdsWords(text: string, search: string): boolean {
  const searched = searchable(text);
  return wordsOf(search).every((word) => searched.includes(word));
}
