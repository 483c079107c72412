/** A name in two parts. */
export interface SplitName {
  firstName: string;
  lastName: string;
}

// What stands before a family name and belongs to it.
const particles =
  /^(?:d[aeiu]|del|della|des|den|der|dos|el|la|le|los|mac|mc|of|san|st\.?|ste\.?|te[nr]|van|von|zu[mr]?)$/i;

/**
 * A full name in its two parts: "Smith, Sue", "Sue Smith", "Ana de la Cruz", and "SMITH Sue", where
 * the family name is in capitals. A single word is a first name.
 */
export function splitName(name: string): SplitName {
  const [before = "", after] = name.split(/,\s*/, 2);
  if (after) return { firstName: after.trim(), lastName: before.trim() };
  const words = before.trim().split(/\s+/);
  const inCapitals = words.filter(isInCapitals);
  if (inCapitals.length > 0 && inCapitals.length < words.length) {
    const others = words.filter((word) => !inCapitals.includes(word));
    return { firstName: others.join(" "), lastName: inCapitals.join(" ") };
  }
  const particle = words.findIndex((word, nr) => nr > 0 && particles.test(word));
  const last =
    particle > 0 && particle < words.length - 1 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, last).join(" "), lastName: words.slice(last).join(" ") };
}

/** Whether a name of three letters or more is all in capitals. */
export const isInCapitals = (name: string): boolean =>
  /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);

/** A name in capitals as it is usually written, "JEAN-LUC O'BRIEN" as "Jean-Luc O'Brien"; any other stays. */
export function inUsualLetters(name: string): string {
  if (!isInCapitals(name)) return name;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s'’(-])(mc)?(\p{Ll})/gu,
      (_, before: string, mc: string | undefined, letter: string) =>
        `${before}${mc ? "Mc" : ""}${letter.toUpperCase()}`,
    );
}
