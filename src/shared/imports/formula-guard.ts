import { tidyText } from "../fields/tidy-text";

// A spreadsheet runs a cell that begins like a formula; an apostrophe before it says that it is text.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Text as it leaves in a table: what would be a formula gets one apostrophe. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A guarded cell coming in: one apostrophe is taken off. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** A cell as it comes in from any file. */
export const cellIn = (cell: string): string => unguarded(tidyText(cell));
