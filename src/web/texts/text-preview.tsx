import type { Words } from "../../shared/texts/club-texts";
import { fillFigures } from "../../shared/texts/figures";
import { Paragraphs } from "../ui/paragraphs";
import { useFigures } from "./use-figures";

/** A text as readers see it, its figures filled in. */
export function TextPreview({ words }: { words: Words }) {
  const { figures } = useFigures();
  return (
    <section aria-label="Preview" className="grid gap-2 rounded-md bg-sunken p-4">
      <p className="text-ink-soft text-sm">As readers see it</p>
      <p className="font-semibold">{fillFigures(words.title, figures)}</p>
      <Paragraphs text={fillFigures(words.body, figures)} className="text-ink-soft" />
    </section>
  );
}
