/** Plain text whose web addresses can be pressed; nothing else in it is more than text. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <a key={place} href={part} target="_blank" rel="noreferrer" className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

// Only http and https, and without the full stop or bracket that ends a sentence.
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]}'’])/i;
