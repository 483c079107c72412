/**
 * What a person wrote, for the club's mail: the same words, of which no mail reader makes a link and
 * which none of our own places, such as `{link}`, can be taken for. `evil.example` reads as
 * `evil[.]example`; numbers, initials and ends of sentences stay as they are.
 */
export const plainWords = (written: string): string =>
  written
    .normalize("NFKC")
    .replace(/:\s*\/+/g, ": ")
    .replace(/\.(?=[\p{L}\p{M}]{2}|xn--)|。(?=\S)/giu, "[.]")
    .replace(/(\d)\.(\d+)\.(\d+)\.(\d)/g, "$1[.]$2[.]$3[.]$4")
    .replace(ownPlaces, "($1)");

/** What staff wrote, addresses and all, without any of our own places. */
export const withoutPlaces = (written: string): string => written.replace(ownPlaces, "($1)");

const ownPlaces = /\{(\w+)\}/g;

/** How a message begins: by name, unless the name is not one. */
export const greeting = ({ firstName }: { firstName: string }): string =>
  plainWords(firstName) === firstName.normalize("NFKC") ? `Hello ${firstName},` : "Hello,";
