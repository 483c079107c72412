/**
 * The digits of a search that is a phone number or a part of one, at least three and without North
 * America's 1 before it; null otherwise.
 */
export function phoneDigitsIn(search: string): string | null {
  const digits = search.replace(/\D/g, "");
  if (!/^[\d\s()+./-]*$/.test(search) || digits.length < 3) return null;
  return digits.replace(/^1(?=\d{10}$)/, "");
}
