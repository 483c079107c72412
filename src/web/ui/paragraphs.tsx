/** Plain text: an empty line parts its paragraphs, and a line ends where it was ended. */
export function Paragraphs({ text, className = "" }: { text: string; className?: string }) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  return [...parts.entries()].map(([place, part]) => (
    <p key={place} className={`wrap-anywhere whitespace-pre-line ${className}`}>
      {part}
    </p>
  ));
}
