/** E-mail, phone and the like in one quiet line that breaks between them, never inside a number. */
export function ContactLine({ facts }: { facts: string[] }) {
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 text-ink-soft text-sm">
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} className="min-w-0 break-words tabular-nums">
          {fact}
        </span>
      ))}
    </p>
  );
}
