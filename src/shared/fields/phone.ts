import { oneLine } from "./one-line";

const shortened =
  "This is how a spreadsheet shortens a number. Please write the phone number out, as text.";

// 1.25056E+10, ########## and #VALUE!
const asShortened = /^[+-]?\d+([.,]\d+)?E[+-]?\d+$|^#+$|^#[A-Z0/]+[!?]?$/i;

/**
 * A phone number, kept as it is written; `missing` is the sentence when there is none. What a
 * spreadsheet made of a number that its column was too narrow for is refused, and the refusal names the field on every path.
 */
export const phone = (max = 40, missing?: string) =>
  oneLine(max, missing).refine((text) => !asShortened.test(text), {
    error: shortened,
    params: { namesField: true },
  });
