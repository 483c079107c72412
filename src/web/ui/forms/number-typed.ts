/**
 * A field for a number with decimals, spread into a text field: a browser's own field for numbers takes
 * no comma unless its language has one.
 */
export const decimalField = { inputMode: "decimal", autoComplete: "off" } as const;

/** The number that was typed, with a point or a comma; NaN where it is none. */
export const numberTyped = (typed: string | number | null): number =>
  String(typed ?? "").trim() === "" ? Number.NaN : Number(String(typed).replace(",", "."));

/** What a number's field holds: null where it is empty. */
export const numberOrNone = (typed: string | number | null): number | null =>
  typed === "" || typed === null ? null : numberTyped(typed);
