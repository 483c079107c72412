/** A turning mark for something under way, beside the words that say what. */
export function Spinner() {
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
    </span>
  );
}
