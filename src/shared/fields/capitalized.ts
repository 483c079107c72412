/** As words stand at the beginning of a sentence: "an 8+" as "An 8+". */
export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
