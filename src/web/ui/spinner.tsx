/** A turning mark for something under way; give `label` where no words stand beside it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className="inline-flex">
      <svg viewBox="0 0 24 24" className="size-[1.1em] animate-turn" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
