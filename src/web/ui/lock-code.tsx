/** A code to turn on a lock, its characters parted by dashes (spec part 2 §9): 4-7-1-2. */
export function LockCode({ code, label = "Lock code" }: { code: string; label?: string }) {
  const characters = [...code];
  return (
    <span className="whitespace-nowrap font-display font-semibold tabular-nums tracking-wide">
      <span className="sr-only">{`${label} ${characters.join(" ")}`}</span>
      <span aria-hidden="true">{characters.join("-")}</span>
    </span>
  );
}
