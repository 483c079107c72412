import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { FaqQuestion } from "../../shared/texts/faq-question";
import { ChevronDownIcon } from "../ui/icons/icons";
import { Paragraphs } from "../ui/paragraphs";
import { faqLinks } from "./faq-links";

interface FaqAnswerProps {
  entry: FaqQuestion;
  /** The page's address names this question. */
  linked: boolean;
  /** Someone opened it by hand. */
  onOpen: () => void;
}

/** A question that opens to its answer; arriving at its address opens it and brings it into view. */
export function FaqAnswer({ entry, linked, onOpen }: FaqAnswerProps) {
  const { id, question, answer } = entry;
  const link = faqLinks[id];
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!linked || !element || element.open) return;
    element.open = true;
    element.scrollIntoView({ block: "start" });
  }, [linked]);

  return (
    <details
      ref={details}
      id={id}
      onToggle={({ currentTarget }) => currentTarget.open && !linked && onOpen()}
      className="group scroll-mt-24 border-line border-b"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDownIcon className="text-tide transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid max-w-prose gap-2 pb-5">
        <Paragraphs text={answer} className="text-ink-soft" />
        <p className="flex flex-wrap gap-x-5 text-sm">
          {link && (
            <Link to={link.to} className="inline-flex min-h-8 items-center text-link">
              {link.label}
            </Link>
          )}
          <Link
            to={`#${id}`}
            aria-label={`Link to this answer: ${question}`}
            className="inline-flex min-h-8 items-center text-link"
          >
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  );
}
