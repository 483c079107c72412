/** A grey shape in the place of what is coming. Size it with `className`, e.g. `h-6 w-40`. */
export function Skeleton({ className = "h-5 w-full" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-shimmer rounded-md bg-line ${className}`} />
  );
}
