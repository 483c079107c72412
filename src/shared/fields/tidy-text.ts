// Marks of direction, joiners, soft hyphens and the like, which come along when text is copied.
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\uFE0F/g;

/** Text as it is kept: in Unicode NFC, without invisible characters, and without space around it. */
export const tidyText = (text: string): string =>
  text.replace(invisible, "").normalize("NFC").trim();
