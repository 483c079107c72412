/** As many characters as fit beside other things on the narrowest phone. */
const longestInOneLine = 6;

/**
 * A code to turn on a lock, its characters parted by dashes (rules, Boats): 4-7-1-2. A long one
 * goes on in another line rather than being cut off.
 */
export function LockCode({ code, label = "Lock code" }: { code: string; label?: string }) {
  const characters = [...code];
  const wrapping = characters.length > longestInOneLine ? "wrap-anywhere" : "whitespace-nowrap";
  return (
    <span className={`font-display font-semibold tabular-nums tracking-wide ${wrapping}`}>
      <span className="sr-only">{`${label} ${characters.join(" ")}`}</span>
      <span aria-hidden="true">{characters.join("-")}</span>
    </span>
  );
}
