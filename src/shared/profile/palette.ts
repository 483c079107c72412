/** The palettes a club may choose among; what they are made of stands in `palette-colours.ts`. */
export const paletteNames = ["bay", "river", "cedar", "regatta", "meadow", "night"] as const;
export type Palette = (typeof paletteNames)[number];
