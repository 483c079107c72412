import { comparable } from "../fields/compare-words";

const yes = ["1", "true", "yes", "y", "oui", "vrai", "x"];
const no = ["0", "false", "no", "n", "non", "faux"];

/** What a cell answers, in English or French; null when it is neither yes nor no. */
export function readYesOrNo(cell: string): boolean | null {
  const word = comparable(cell);
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : null;
}

/** A number, also with a decimal comma; NaN when it is none, or could mean a thousand as well. */
export const readNumber = (cell: string): number =>
  Number(/^-?\d+,\d{1,2}$/.test(cell) ? cell.replace(",", ".") : cell);
