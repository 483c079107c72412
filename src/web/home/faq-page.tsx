import { useState } from "react";
import { useClub } from "../club-clock";
import { ChevronDownIcon } from "../ui/icons";
import { PageHeading } from "../ui/page-heading";
import { type FaqCategory, type FaqQuestion, faqCategories, faqQuestions } from "./faq-questions";

export function FaqPage() {
  const [chosen, setChosen] = useState<FaqCategory | null>(null);
  const shown = faqQuestions.filter(({ category }) => chosen === null || category === chosen);
  return (
    <div className="page-width grid max-w-3xl gap-6 py-10">
      <PageHeading title="FAQ" lead="Short answers to what people ask us on the dock." />
      <CategoryFilter chosen={chosen} onChoose={setChosen} />
      <div>
        {shown.map((entry) => (
          <Answer key={entry.question} entry={entry} />
        ))}
      </div>
      <ContactDetails />
    </div>
  );
}

interface CategoryFilterProps {
  chosen: FaqCategory | null;
  onChoose: (category: FaqCategory | null) => void;
}

function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Category</legend>
      {[null, ...faqCategories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className="min-h-10 rounded-full border border-line-strong bg-surface px-4 font-semibold text-sm transition-colors hover:bg-tide-soft aria-pressed:border-tide aria-pressed:bg-tide aria-pressed:text-on-tide pointer-coarse:min-h-11"
        >
          {category ?? "All"}
        </button>
      ))}
    </fieldset>
  );
}

function Answer({ entry }: { entry: FaqQuestion }) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {entry.question}
        <ChevronDownIcon className="text-tide transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-prose pb-5 text-ink-soft">{entry.answer}</p>
    </details>
  );
}

function ContactDetails() {
  const settings = useClub()?.settings;
  if (!settings) return null;
  return (
    <p className="text-ink-soft">
      Something else? Write to{" "}
      <a href={`mailto:${settings.email}`} className="text-link">
        {settings.email}
      </a>{" "}
      or call{" "}
      <a href={`tel:${settings.phone}`} className="text-link">
        {settings.phone}
      </a>
      .
    </p>
  );
}
