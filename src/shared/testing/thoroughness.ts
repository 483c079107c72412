/** Whether tests go through all there is. Only the quick run of `npm test` takes a tenth of it. */
export const isWhole = process.env.SLIPWAY_TESTS !== "quick";

const share = isWhole ? 1 : 10;

/** How many cases a property draws that draws so many in a whole run. */
export const drawn = (many: number): number => Math.ceil(many / share);

/** The cases of a table that is gone through in a whole run. */
export const sampled = <T>(cases: readonly T[]): T[] => cases.filter((_, nr) => nr % share === 0);
