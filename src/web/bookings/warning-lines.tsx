interface WarningLinesProps {
  warnings: readonly { message: string }[];
}

/** What speaks against an outing without refusing it. */
export function WarningLines({ warnings }: WarningLinesProps) {
  return warnings.map(({ message }) => (
    <span key={message} className="block text-amber">
      <span aria-hidden="true">▲ </span>
      {message}
    </span>
  ));
}
