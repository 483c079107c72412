import { Fragment } from "react";

/** As many characters as fit beside other things on the narrowest phone. */
const longestInOneLine = 6;

/**
 * A code to turn on a lock, its characters parted by dashes (spec part 2 §9): 4-7-1-2. A long one
 * goes on in another line, after a dash, rather than being cut off.
 */
export function LockCode({ code, label = "Lock code" }: { code: string; label?: string }) {
  const characters = [...code];
  const long = characters.length > longestInOneLine;
  return (
    <span
      className={`font-display font-semibold tabular-nums tracking-wide ${long ? "" : "whitespace-nowrap"}`}
    >
      <span className="sr-only">{`${label} ${characters.join(" ")}`}</span>
      <span aria-hidden="true">{long ? brokenAfterDashes(characters) : characters.join("-")}</span>
    </span>
  );
}

const brokenAfterDashes = (characters: string[]) =>
  characters.map((character, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a character is known by its place alone
    <Fragment key={index}>
      {index > 0 && (
        <>
          -<wbr />
        </>
      )}
      {character}
    </Fragment>
  ));
